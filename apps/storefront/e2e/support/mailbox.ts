import { expect } from '@playwright/test'

export interface MailedLink {
  /** Path and query of the link in the email. Tests reach the shop under another origin. */
  readonly path: string
  readonly subject: string
}

const text = async (address: string): Promise<string> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

const lettersTo = async (shop: string, recipient: string) => {
  const entries = (await text(`${shop}/dev/mailbox`)).split('<li>').slice(1)
  return entries
    .filter(entry => entry.includes(`to ${recipient} `))
    .map(entry => ({
      href: /href="([^"]+)"/.exec(entry)?.[1] ?? '',
      subject: />([^<]+)<\/a>/.exec(entry)?.[1] ?? '',
    }))
}

/** Waits for the email whose link opens `screen`, newest first, and returns the link. */
export const mailedLink = async (shop: string, recipient: string, screen: string): Promise<MailedLink> => {
  let found: MailedLink | undefined
  await expect
    .poll(
      async () => {
        for (const { href, subject } of await lettersTo(shop, recipient)) {
          const link = new RegExp(`href="https?://[^/"]+(${screen}\\?token=[^"]+)"`).exec(
            await text(`${shop}${href}`),
          )
          if (link?.[1]) {
            found = { path: link[1].replaceAll('&amp;', '&'), subject }
            return true
          }
        }
        return false
      },
      { message: `a letter to ${recipient} with a link to ${screen}`, timeout: 15_000 },
    )
    .toBe(true)
  return found!
}

/** Confirms the email of an account like the button of the emailed link. */
export const confirmAddress = async (shop: string, email: string): Promise<void> => {
  const { path } = await mailedLink(shop, email, '/verify-email')
  await text(`${shop}/api/auth/signup-user/active?token=${new URL(path, shop).searchParams.get('token')}`)
}

export const subjectsTo = async (shop: string, recipient: string): Promise<string[]> =>
  (await lettersTo(shop, recipient)).map(({ subject }) => subject)

/** Waits for the email with a code that logs in, and returns the code. */
export const mailedCode = async (shop: string, recipient: string): Promise<string> => {
  let code: string | undefined
  await expect
    .poll(async () => {
      const found = (await subjectsTo(shop, recipient)).map(
        subject => /^(\d{6}) is your code/.exec(subject)?.[1],
      )
      code = found.find(each => each !== undefined)
      return code
    })
    .toBeDefined()
  return code!
}
