declare const brand: unique symbol;

/** A branded number: usable as a number, but no other number can be used in its place. */
export type Branded<K extends string> = number & { readonly [brand]: K };
