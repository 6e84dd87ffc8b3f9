export { CookieBanner, type CookieBannerProps } from './cookie-banner.tsx'
export { type CookieChoice, type CookieConsent, cookieKey, useCookieConsent } from './use-cookie-consent.ts'
