interface WriteProbeRow {
  probe_id: string;
  filler: string;
}

export interface WriteProbeTables {
  write_probes: WriteProbeRow;
}
