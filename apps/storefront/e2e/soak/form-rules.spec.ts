import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { mailedLink } from '../support/mailbox.ts'
import { enterAs, expect, hydrated, open, test } from '../support/test.ts'

interface Rule {
  $ref?: string
  type?: string | string[]
  format?: string
  minLength?: number
  maxLength?: number
  enum?: string[]
  properties?: Record<string, Rule>
  required?: string[]
}
const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@stoa/api-client/openapi.json'), 'utf8'),
)
const ruleOf = (rule: Rule): Rule =>
  rule.$ref ? ruleOf(contract.components.schemas[rule.$ref.split('/').at(-1)!]) : rule

/** Fields that a person doesn't type: those of links, for robots, files and checkboxes. */
const untyped = ['token', 'website', 'avatar', 'isDefault']

/** Rules of the API as a form should apply them. */
const promised = (schema: string) => {
  const { properties = {}, required = [] } = ruleOf({ $ref: schema })
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !untyped.includes(name))
      .map(([name, given]) => {
        const rule = ruleOf(given)
        return [
          name,
          {
            // A change may leave out any part. A form that shows the part requires it.
            required: schema === 'UpdateProfileRequest' || required.includes(name),
            min: (rule.minLength ?? 0) > 1 ? rule.minLength : null,
            max: rule.enum ? null : (rule.maxLength ?? null),
            isEmail: rule.format === 'email',
            choices: rule.enum ? [...rule.enum].sort() : null,
          },
        ]
      }),
  )
}

const shown = (page: Page, form: string) =>
  page
    .getByRole('form', { name: form })
    .locator('input[name], textarea[name], select[name]')
    .evaluateAll((fields, left) => {
      const number = (text: string | null) => (text === null ? null : Number(text))
      return Object.fromEntries(
        (fields as (HTMLInputElement | HTMLSelectElement)[])
          .filter(({ name, disabled }) => !left.includes(name) && !disabled)
          .map(field => [
            field.name,
            {
              required: field.required,
              min: number(field.getAttribute('minlength')),
              max: number(field.getAttribute('maxlength')),
              isEmail: field.type === 'email',
              choices:
                field instanceof HTMLSelectElement
                  ? [...field.options].flatMap(({ value }) => value || []).sort()
                  : null,
            },
          ]),
      )
    }, untyped)

test('applies the API’s rules to the forms of guests', async ({ page }) => {
  for (const [path, form, schema] of [
    ['/login', 'Log in', 'SignInRequest'],
    ['/register', 'Create an account', 'RegisterRequest'],
    ['/forgot-password', 'Forgot your password?', 'ForgotPasswordRequest'],
    [`/reset-password?token=${'a'.repeat(43)}`, 'Set a new password', 'ResetPasswordRequest'],
    ['/verify-email', 'Check your inbox', 'ResendConfirmationRequest'],
    ['/verify-account', 'Activate your account', 'ResendConfirmationRequest'],
    ['/known-device', 'Log in with a link from an email', 'DeviceLinkRequest'],
    ['/contact', 'Write to us', 'ContactMessage'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('form', { name: form }), path).toBeVisible()
    expect(await shown(page, form), path).toEqual(promised(schema))
  }
})

test('applies the API’s rules to the forms of the account', async ({ page, newAccount }) => {
  await enterAs(page, await newAccount(), '/account/profile')
  for (const [path, form, schema, press] of [
    ['/account/profile', 'Profile', 'UpdateProfileRequest', null],
    ['/account/profile', 'Change your email', 'EmailChangeRequest', null],
    ['/account/profile', 'Delete your account', 'DeleteAccountRequest', 'Delete my account'],
    ['/account/change-password', 'Change your password', 'ChangePasswordRequest', null],
    ['/account/address', 'New address', 'AddressInput', 'Add an address'],
  ] as const) {
    await page.goto(path)
    if (press) await page.getByRole('main').getByRole('button', { name: press }).click()
    await expect(page.getByRole('form', { name: form }), path).toBeVisible()
    // The rules of a country are those of `@stoa/address-formats` and no part of the contract.
    const { region, postalCode, ...fields }: ReturnType<typeof promised> = await shown(page, form)
    const { region: _, district: __, postalCode: ofAny, ...all } = promised(schema)
    expect(fields, form).toEqual(all)
    expect(postalCode, form).toEqual(ofAny && { ...ofAny, required: true })
    expect(region?.choices?.includes('OR'), form).toBe(ofAny && true)
  }
})

test('shows a rejection of the server at the focused field and keeps the input', async ({ page }) => {
  await open(page, '/register')
  const field = (label: string | RegExp) => page.getByRole('main').getByLabel(label).first()
  await field('Name').fill('Runa Vale')
  await field(/e-?mail/i).fill(`runa@vale`)
  await field('Password').fill('password1234')
  await page
    .getByRole('main')
    .getByRole('button', { name: /create an account/i })
    .click()
  const refused = page.getByRole('main').locator('[aria-invalid="true"]').first()
  await expect(refused).toBeFocused()
  const words = await refused.evaluate(element =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
  expect(words.trim()).not.toBe('')
  await expect(field('Name')).toHaveValue('Runa Vale')
  await expect(field(/e-?mail/i)).toHaveValue('runa@vale')
  await expect(field('Password')).toHaveValue('password1234')
})

test('sends a form once if it is submitted twice in a hurry', async ({ page, baseURL }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  const email = `twice-${Date.now()}@example.com`
  await open(page, '/register')
  await page.getByRole('main').getByLabel('Name').first().fill('Runa Vale')
  await page
    .getByRole('main')
    .getByLabel(/e-?mail/i)
    .fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('walnut-harbour-fable')
  await page
    .getByRole('main')
    .getByRole('button', { name: /create an account/i })
    .dblclick()
  await expect(page).toHaveURL('/')
  await mailedLink(baseURL!, email, '/verify-email')
  expect(sent.filter(path => path === '/api/public/registerWithoutVerify')).toHaveLength(1)
})

const HOSTILE = `<img src=x onerror="window.hacked=1">'"&{{7*7}}</script>`

test('shows hostile text as text in names, addresses, emails and searches', async ({
  page,
  newAccount,
  baseURL,
}) => {
  const problems: string[] = []
  // The mailbox shows emails in a sandbox, in which the setup of a test has no storage.
  page.on('pageerror', ({ message }) => message.includes('sandboxed') || problems.push(message))
  const account = await newAccount()
  await enterAs(page, account, '/account/profile')
  const main = page.getByRole('main')
  await main.getByLabel('Name').first().fill(HOSTILE)
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: HOSTILE })).toBeVisible()
  await page.reload()
  await expect(main.getByLabel('Name').first()).toHaveValue(HOSTILE)

  await page.goto('/account/address')
  await main.getByRole('button', { name: 'Add an address' }).click()
  await main.getByLabel('Country').selectOption('IE')
  await expect(main.getByLabel('Eircode')).toBeVisible()
  for (const label of ['Full name', 'Street address', 'City']) await main.getByLabel(label).fill(HOSTILE)
  await main.getByLabel('Phone').fill('+49 40 555014')
  await main.getByRole('button', { name: /save address/i }).click()
  await expect(main.locator('[data-component="AddressCard"]')).toContainText(HOSTILE)

  await open(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Name').fill(HOSTILE)
  await form.getByLabel(/e-?mail/i).fill(`hostile-${Date.now()}@example.com`)
  await form.getByLabel('Subject').fill(HOSTILE)
  await form.getByLabel('Message').fill(`${HOSTILE} and some more words`)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main')).toContainText('Message sent.')
  await page.goto(`${baseURL}/dev/mailbox`)
  await page
    .getByRole('link', { name: `Contact: ${HOSTILE}` })
    .first()
    .click()
  await expect(page.locator('body')).toContainText(HOSTILE)

  await open(page, `/search?q=${encodeURIComponent(HOSTILE)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HOSTILE)
  await expect(page).toHaveTitle(new RegExp(/<img src=x onerror=/))
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(problems).toEqual([])
  await hydrated(page)
})
