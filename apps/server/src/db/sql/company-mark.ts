/** Stands for the company until the statement is written. */
export const COMPANY = Symbol('the company of the transaction')
