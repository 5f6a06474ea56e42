export const solanaKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'oTwyjX2klgzeQ6vRYfp9yOCyoFsCmYOxIiiUEoeLCYk',
  x: 'HGuONGTJzgXe62DoLazRNuQCT3ZB6-5NbGvUHEwKCEw',
} as const;

export const solanaAddress = '2uwYDMYTo1FdMYzW2Cj8py1z1GyweMwom7pFjDAju3WK';
