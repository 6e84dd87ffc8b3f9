/** The pages of words: address, and whether it reads as questions and answers. */
export const INFORMATION_PAGES = [
  { path: 'about' },
  { path: 'contact' },
  { path: 'help', kind: 'questions' },
  { path: 'privacy-policy' },
  { path: 'shipping-policy' },
  { path: 'return-policy' },
  { path: 'right-of-withdrawal' },
  { path: 'terms-of-service' },
  { path: 'seller-registration' },
  { path: 'buyer-protection' },
  { path: 'authenticate' },
  { path: 'vendor-protection' },
  { path: 'prohibited-items' },
  { path: 'marketplace-guidelines' },
  { path: 'intellectual-property-policy' },
  { path: 'track-order' },
  { path: 'ranking' },
  { path: 'accessibility' },
  { path: 'legal-notice' },
] as const satisfies readonly { path: string; kind?: 'questions' }[]

/** Information pages whose route shows more than text. */
export const OWN_ROUTES: ReadonlySet<string> = new Set(['contact', 'track-order', 'seller-registration'])
