import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../../../test/render.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

let root: ReturnType<typeof createRoot>
let box: HTMLElement
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  box.remove()
})

test('the log-in form hands over plain data', async () => {
  const onSubmit = vi.fn()
  root.render(<LoginForm forgotHref="/forgot-password" registerHref="/register" onSubmit={onSubmit} />)
  await page.getByLabelText('Email').fill('mara@stoa.example')
  await page.getByLabelText('Password', { exact: true }).fill('columns and light')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit.mock.calls).toEqual([[{ email: 'mara@stoa.example', password: 'columns and light' }]])
})

test('a busy form is not sent twice', async () => {
  const onSubmit = vi.fn()
  root.render(
    <LoginForm busy defaultEmail="m@x.example" forgotHref="/f" registerHref="/r" onSubmit={onSubmit} />,
  )
  await page.getByLabelText('Password', { exact: true }).fill('secret')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('shows the browser’s validation message under the field and focuses it', async () => {
  const onSubmit = vi.fn()
  root.render(<LoginForm forgotHref="/f" registerHref="/r" onSubmit={onSubmit} />)
  await page.getByLabelText('Email').fill('mara')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  const said = () => [...document.querySelectorAll('[data-part=Error]')].map(error => error.textContent)
  await eventually(() =>
    expect(said()).toEqual(['Enter an email like name@example.com.', 'Enter your password.']),
  )
  expect(onSubmit).not.toHaveBeenCalled()
})

test('shows the server’s error under its field until that changes, then allows sending again', async () => {
  const onSubmit = vi.fn()
  const form = (errors?: Record<string, string>) => (
    <RegisterForm loginHref="/login" onSubmit={onSubmit} errors={errors} strength={null} />
  )
  root.render(form())
  await page.getByLabelText('Name').fill('Mara')
  await page.getByLabelText('Email').fill('mara@stoa.example')
  await page.getByLabelText('Password', { exact: true }).fill('columns and light')
  await page.getByRole('button', { name: 'Create an account' }).click()
  expect(onSubmit).toHaveBeenCalledTimes(1)

  root.render(form({ email: 'There is already an account with this email.' }))
  const email = page.getByLabelText('Email')
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(/already an account/)
  await email.fill('mara2@stoa.example')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await eventually(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  expect(onSubmit.mock.lastCall?.[0]).toEqual({
    username: 'Mara',
    email: 'mara2@stoa.example',
    password: 'columns and light',
  })
})

test('the eye shows the password and hides it', async () => {
  root.render(<LoginForm forgotHref="/f" registerHref="/r" onSubmit={() => {}} />)
  const field = page.getByLabelText('Password', { exact: true })
  await field.fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
  await expect.element(field).toHaveValue('secret')
})

test('before scripts it is never a GET: no password in the address', () => {
  const html = renderToString(<LoginForm forgotHref="/f" registerHref="/r" onSubmit={() => {}} />)
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form')!
  expect(form.method).toBe('post')
  expect(form.querySelector<HTMLInputElement>('[name=password]')?.required).toBe(true)
})
