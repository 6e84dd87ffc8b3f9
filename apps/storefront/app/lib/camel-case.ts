type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name

/** Converts the API's `partly_shipped` to the design system's `partlyShipped`. A name that either lacks fails to compile. */
export const camelCase = <Name extends string>(name: Name): CamelCase<Name> =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>
