import type { ReactNode } from 'react';

import * as styles from './DataTable.css';

interface Row {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
}

interface DataTableProps {
  /** Above the names and above what is said of them. */
  readonly head: { readonly name: ReactNode; readonly value: ReactNode };
  readonly rows: readonly Row[];
}

/** Facts of a server in a document: two columns, which a phone has room for. */
export function DataTable({ head, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{head.name}</th>
          <th scope="col">{head.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
