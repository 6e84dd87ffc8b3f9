export const siteFooterLabels = {
  logo: '{market}, home',
  writeTo: 'Write to {email}',

  knowUs: 'Get to Know Us',
  about: 'About us',
  vendors: 'Our vendors',

  service: 'Customer Service',
  becomeVendor: 'Become a Vendor',
  help: 'Help',
  buyerProtection: 'Buyer protection',
  authenticate: 'How we check shops',
  vendorProtection: 'Vendor protection',

  orders: 'Orders & Returns',
  returns: 'Returns & Refunds',
  shipping: 'Shipping',
  track: 'Track an order',
  contact: 'Contact',
  withdraw: 'Withdraw from contract here',

  quickLinks: 'Quick Links',
  legal: 'Legal',
  terms: 'Terms of service',
  prohibited: 'Prohibited items',
  guidelines: 'Marketplace guidelines',
  property: 'Intellectual property',
  accessibility: 'Accessibility',
  legalNotice: 'Legal notice',
} as const
