/** What a look at whether the database takes writes leaves for a moment. */
interface WriteProbeRow {
  probe_id: string;
  filler: string;
}

export interface WriteProbeTables {
  write_probes: WriteProbeRow;
}
