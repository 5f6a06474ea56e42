import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import type { PanelItemValue } from '../model';
import { PaneSection } from './PaneSection';
import { fill, meter, meterLine, meterValue, nothing, thing, things, track } from './SidePane.css';

interface ValuesProps {
  readonly panel: readonly PanelItemValue[];
  /** BCP 47 tag of the story. */
  readonly language: string;
}

type Meter = Extract<PanelItemValue, { kind: 'meter' }>;
type Inventory = Extract<PanelItemValue, { kind: 'inventory' }>;

export function Values({ panel, language }: ValuesProps) {
  const meters = panel.filter((item): item is Meter => item.kind === 'meter');
  const inventories = panel.filter((item): item is Inventory => item.kind === 'inventory');
  return (
    <>
      {meters.length > 0 && (
        <PaneSection
          title={
            <FormattedMessage
              id="play.meters"
              defaultMessage="Status"
              description="Title of what a story counts, beside a round"
            />
          }
        >
          {meters.map((item) => (
            <StoryMeter key={item.name} meter={item} language={language} />
          ))}
        </PaneSection>
      )}
      {inventories.map((item) => (
        <Things key={item.name} inventory={item} language={language} />
      ))}
    </>
  );
}

function StoryMeter({ meter: { label, value, max }, language }: { readonly meter: Meter; readonly language: string }) {
  const { locale, formatNumber } = useIntl();
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <div className={meter}>
      <div className={meterLine}>
        <bdi lang={contentLang(language, locale)}>{label}</bdi>
        <span className={meterValue}>
          <FormattedMessage
            id="play.meter"
            defaultMessage="{value} of {max}"
            description="An amount that a story counts, beside its name"
            values={{ value: formatNumber(value), max: formatNumber(max) }}
          />
        </span>
      </div>
      <div aria-hidden="true" className={track}>
        <div className={fill} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}

function Things({ inventory, language }: { readonly inventory: Inventory; readonly language: string }) {
  const { locale } = useIntl();
  const lang = contentLang(language, locale);
  return (
    <PaneSection title={<bdi lang={lang}>{inventory.label}</bdi>}>
      {inventory.items.length === 0 ? (
        <p className={nothing}>
          <FormattedMessage
            id="play.things.none"
            defaultMessage="Nothing yet"
            description="In the place of the things that a reader has in a story"
          />
        </p>
      ) : (
        <ul className={things}>
          {inventory.items.map(({ itemId, label }) => (
            <li key={itemId} className={thing}>
              <bdi lang={lang}>{label === '' ? itemId : label}</bdi>
            </li>
          ))}
        </ul>
      )}
    </PaneSection>
  );
}
