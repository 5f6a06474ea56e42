export const ASKED_PER_MINUTE = { owner: 30, network: 120 };
export const DECIDED_PER_MINUTE = 120;
