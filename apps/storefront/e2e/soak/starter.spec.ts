import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'

const STARTER = readFileSync(new URL('../../app/shared/starter/starter.js', import.meta.url), 'utf8')

/** Script of the page, which listens and sets the mark of hydration. */
const HYDRATE = `
  window.heard = []
  document.addEventListener('click', event => {
    if (event.target.id) heard.push('click ' + event.target.id)
  })
  document.addEventListener('submit', event => {
    event.preventDefault()
    heard.push('submit ' + event.target.id)
  })
  document.addEventListener('change', ({ target }) =>
    heard.push('change ' + target.id + ' ' + (target.type === 'checkbox' ? target.checked : target.value)))
`
const MARK = `document.documentElement.dataset.hydrated = 'true'`

/** Page without a framework, whose module runs `script`. */
async function show(page: Page, body: string, script = `${HYDRATE};${MARK}`): Promise<void> {
  await page.route('http://starter.test/**', route => {
    const isPage = new URL(route.request().url()).pathname === '/'
    return route.fulfill({
      contentType: isPage ? 'text/html' : 'text/javascript',
      body: isPage
        ? `<!doctype html><html><head><script>${STARTER}</script><link rel="later" href="/file.js"></head>
           <body>${body}<script type="text/later">import '/file.js'</script></body></html>`
        : script,
    })
  })
  await page.goto('http://starter.test/')
}

/** Disables the automatic start of a page's scripts. */
async function stopTimers(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard?: string[] }).heard ?? [])
const mark = (page: Page) => page.evaluate(MARK)

test('starts the scripts automatically once the page has loaded', async ({ page }) => {
  await stopTimers(page)
  await show(page, '<p>Mugs</p>')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
})

test('leaves the scripts for later while a pointer only rests on the page', async ({ page }) => {
  await stopTimers(page)
  await show(page, '<p>Mugs</p>')
  // Chromium sends both as soon as something is drawn below a pointer.
  for (const type of ['pointerover', 'pointermove'])
    await page
      .locator('p')
      .dispatchEvent(type, { bubbles: true, pointerType: 'mouse', movementX: 0, movementY: 0 })
  await expect(page.locator('script[type="text/later"]')).toHaveCount(1)
})

test('starts the scripts at once when the page is touched', async ({ page }) => {
  await stopTimers(page)
  await show(page, '<p>Mugs</p>')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  await page.mouse.move(50, 50, { steps: 2 })
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
})

test('repeats presses and edits in their order and marks them as pending until then', async ({ page }) => {
  await show(
    page,
    `<button type="button" id="one">One</button><input id="name"><input type="checkbox" id="box">
     <select id="size"><option>S<option>M</select>
     <form id="form"><button id="send">Send</button></form>`,
    HYDRATE,
  )
  await expect.poll(() => page.evaluate(() => 'heard' in window)).toBe(true)
  await page.evaluate(() => {
    ;(window as unknown as { heard: string[] }).heard = []
  })
  await page.locator('#name').fill('Ines')
  await page.locator('#box').check()
  await page.locator('#size').selectOption('M')
  await page.locator('#one').click()
  await page.locator('#send').click()
  await expect(page.locator('[data-pending]')).toHaveCount(2)
  await page.evaluate(() => {
    ;(window as unknown as { heard: string[] }).heard = []
  })
  await mark(page)
  await expect.poll(() => heard(page)).toContain('submit form')
  const all = (await heard(page)).filter(one => !/click (name|size|send|form)/.test(one))
  expect(all).toEqual([
    'change name Ines',
    'click box',
    'change box true',
    'change size M',
    'click one',
    'submit form',
  ])
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  await expect(page.locator('#box')).toBeChecked()
})

test('repeats a press on a link for scripts on the button with its id', async ({ page }) => {
  await show(
    page,
    '<a id="menu" href="/elsewhere" data-replay>Menu</a><a id="plain" href="#plain">Plain</a>',
    HYDRATE,
  )
  await page.locator('#menu').click()
  await expect(page.locator('#menu')).toHaveAttribute('data-pending')
  await page.locator('#plain').click()
  await expect(page).toHaveURL('http://starter.test/#plain')
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.id = 'menu'
    document.querySelector('#menu')?.replaceWith(button)
    button.addEventListener('click', () => {
      button.textContent = 'open'
    })
  })
  await mark(page)
  await expect(page.locator('button#menu')).toHaveText('open')
})

test('does not repeat edits that were undone', async ({ page }) => {
  await show(page, '<input type="checkbox" id="box"><input id="name" value="A">', HYDRATE)
  await expect.poll(() => page.evaluate(() => 'heard' in window)).toBe(true)
  await page.locator('#box').check()
  await page.locator('#box').uncheck()
  await page.locator('#name').fill('B')
  await page.locator('#name').fill('A')
  await page.locator('#name').blur()
  await page.evaluate(() => {
    ;(window as unknown as { heard: string[] }).heard = []
  })
  await mark(page)
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 0)))
  expect((await heard(page)).filter(one => one.startsWith('change'))).toEqual([])
})

test('keeps links and forms working if the scripts fail to load', async ({ page }) => {
  await stopTimers(page)
  await page.route('http://starter.test/file.js', route => route.abort())
  await page.route('http://starter.test/', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html><head><script>${STARTER}</script></head>
        <body><button type="button" id="one">One</button><script type="text/later">import '/file.js'</script></body></html>`,
    }),
  )
  await page.goto('http://starter.test/')
  await page.locator('#one').dispatchEvent('click')
  await expect(page.locator('[data-pending]')).toHaveCount(1)
  await page.mouse.move(60, 60, { steps: 2 })
  await expect(page.locator('[data-pending]')).toHaveCount(0)
})

/** Hydrates like a framework, which empties fields that it didn't see typed into. A press is queued. */
const TAKE_OVER = `${HYDRATE}
  for (const field of document.querySelectorAll('input')) field.value = ''
  setTimeout(() => document.querySelector('button').click())
  ${MARK}`

const early: [title: string, fields: string, heard: string[]][] = [
  ['after the typed text', '', ['change email ida@example.com', 'click send', 'submit form']],
  [
    'after an earlier choice',
    '<select id="topic"><option>Order</option><option>Other</option></select>',
    ['change topic Other', 'change email ida@example.com', 'click send', 'submit form'],
  ],
]
for (const [title, fields, expected] of early)
  test(`repeats a press that comes during hydration ${title}`, async ({ page }) => {
    await stopTimers(page)
    await show(
      page,
      `<form id="form">${fields}<input id="email" required><button type="submit" id="send">Send</button></form>`,
      '',
    )
    if (fields) await page.locator('select').selectOption('Other')
    await page.locator('input').fill('ida@example.com')
    await page.clock.resume()
    await page.addScriptTag({ content: TAKE_OVER })
    await expect.poll(() => heard(page)).toEqual(expected)
  })
