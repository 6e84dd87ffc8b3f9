type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name

/** The contract's `partly_shipped` as the design system calls it, `partlyShipped`; where one of them lacks it, nothing compiles. */
export const camelCase = <Name extends string>(name: Name): CamelCase<Name> =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>
