/** The two skins of the product; Product §12. */
export type Brand = 'fabula' | 'noctis';
