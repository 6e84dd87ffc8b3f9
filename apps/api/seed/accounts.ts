export const DEMO_PASSWORD = 'stoa-demo-2026'
export const DEMO_BUYER = 'buyer@stoa.example'
export const DEMO_SELLER = 'seller@stoa.example'
export const DEMO_OPERATOR = 'operator@stoa.example'
