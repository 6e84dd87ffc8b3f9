const YEAR_IN_SECONDS = 31_536_000

/** Country that a visitor has chosen for deliveries, from the cookies of a request or document; null if there is none. */
export const countryOfCookies = (cookies: string | null): string | null =>
  cookies?.match(/(?:^|;\s*)deliver-to=([A-Z]{2})(?=;|$)/)?.[1] ?? null

/** Cookie with the chosen country, in the form of `document.cookie` and of `set-cookie`. */
export const cookieOfCountry = (code: string): string =>
  `deliver-to=${code}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
