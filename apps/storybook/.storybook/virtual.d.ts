declare module 'virtual:tokens-used' {
  /** By the path of a style file, such as `primitives/price/price`. */
  const tokens: Readonly<Record<string, readonly string[] | undefined>>
  export default tokens
}

declare module 'virtual:email-samples' {
  /** Every kind of email, grouped by its subject. */
  const groups: readonly {
    readonly group: 'orders' | 'accounts' | 'shops' | 'operator'
    readonly emails: readonly { readonly kind: string; readonly subject: string; readonly html: string }[]
  }[]
  export default groups
}
