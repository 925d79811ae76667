/** The shape of an area of texts: the same keys as in Korean, other words. */
export type SameShape<T> = { [K in keyof T]: T[K] extends string ? string : SameShape<T[K]> }
