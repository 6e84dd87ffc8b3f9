declare module 'virtual:tokens-used' {
  /** By the path of a style file, such as `primitives/price/price`. */
  const tokens: Readonly<Record<string, readonly string[] | undefined>>
  export default tokens
}
