import { useIntl } from 'react-intl';

import { Choice } from '../../creation/EditorFields/Choice';
import { TextArea } from '../../primitives/TextField/TextArea';
import { TextField } from '../../primitives/TextField/TextField';
import { parameterNames } from '../labels';
import { wrongValues, type BenchParameter, type BenchParameterName, type ColumnValues } from '../model';
import { fields } from './Column.css';

interface ParametersProps {
  readonly parameters: readonly BenchParameter[];
  readonly values: ColumnValues;
  readonly onChange: (name: BenchParameterName, value: string) => void;
}

type OwnParameter = Exclude<BenchParameter, { readonly kind: 'picture' }>;

/** Pictures are the same for all columns. */
const isOwn = (parameter: BenchParameter): parameter is OwnParameter => parameter.kind !== 'picture';

/** A field for each parameter that the engine says it has. */
export function Parameters({ parameters, values, onChange }: ParametersProps) {
  const wrong = wrongValues(parameters, values);
  const own = parameters.filter(isOwn);
  if (own.length === 0) return null;
  return (
    <div className={fields}>
      {own.map((parameter) => (
        <Parameter
          key={parameter.name}
          parameter={parameter}
          value={values[parameter.name]}
          isWrong={wrong.includes(parameter.name)}
          onChange={(value) => onChange(parameter.name, value)}
        />
      ))}
    </div>
  );
}

interface ParameterProps {
  readonly parameter: OwnParameter;
  readonly value: string | undefined;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function Parameter({ parameter, value, isWrong, onChange }: ParameterProps) {
  const intl = useIntl();
  const label = intl.formatMessage(parameterNames[parameter.name]);
  if (parameter.kind === 'choice') {
    const none = intl.formatMessage({
      id: 'bench.none',
      defaultMessage: 'None',
      description: 'Of several options of an engine, none',
    });
    const options = parameter.options.map((option) => ({ value: option, label: option }));
    return (
      <Choice
        label={label}
        value={value ?? parameter.default ?? ''}
        onChange={onChange}
        options={parameter.default === null ? [{ value: '', label: none }, ...options] : options}
      />
    );
  }
  if (parameter.kind === 'words') {
    return (
      <TextArea label={label} value={value ?? ''} maxLength={parameter.maxLength} dir="auto" onChange={onChange} />
    );
  }
  const { max, min } = parameter;
  const range = intl.formatMessage(
    {
      id: 'bench.range',
      defaultMessage: '{min, number} to {max, number}',
      description: 'The smallest and the largest number that a field takes',
    },
    { min, max },
  );
  return (
    <TextField
      label={label}
      hint={range}
      inputMode="decimal"
      dir="ltr"
      value={value ?? String(parameter.default)}
      error={isWrong ? range : undefined}
      onChange={onChange}
    />
  );
}
