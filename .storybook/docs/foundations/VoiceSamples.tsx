import { messagesOf, sourceLocale } from '../../messages';
import { useToolbar } from '../blocks/toolbar-context';
import { roles } from './foundations.css';

interface VoiceSamplesProps {
  /** Ids of messages without values, by the situation in which they are read. */
  readonly messages: Readonly<Record<string, string>>;
}

export function VoiceSamples({ messages }: VoiceSamplesProps) {
  const { locale } = useToolbar();
  const isEnglish = locale === sourceLocale;
  return (
    <table className={`sb-unstyled ${roles}`}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">We say</th>
          {!isEnglish && <th scope="col">{new Intl.DisplayNames('en', { type: 'language' }).of(locale)}</th>}
        </tr>
      </thead>
      <tbody>
        {Object.entries(messages).map(([when, id]) => (
          <tr key={id}>
            <th scope="row">{when}</th>
            <td>{messagesOf(sourceLocale)[id]}</td>
            {!isEnglish && (
              <td lang={locale} dir="auto" data-own-script="">
                {messagesOf(locale)[id]}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
