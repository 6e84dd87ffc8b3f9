import samples from 'virtual:email-samples'
import { type SyntheticEvent, useState } from 'react'
import { useChoices } from '../.storybook/docs/choices.ts'

const HEADINGS = {
  orders: 'Orders',
  accounts: 'Accounts and wish lists',
  shops: 'Shops',
  operator: 'Operator',
} as const

const WIDTHS = [600, 390] as const

/** Frame as high as its content, so that only the page scrolls. */
function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const height = frame.contentDocument?.documentElement.scrollHeight
  if (height) frame.style.height = `${height}px`
}

/** Every kind of email. Only one is open at first: each is drawn when it is opened. */
export function Emails() {
  const { theme = 'light' } = useChoices()
  return samples.map(({ group, emails }) => (
    <section key={group}>
      <h2>{HEADINGS[group]}</h2>
      {emails.map((email, at) => (
        <Sample
          key={`${email.kind} ${email.subject}`}
          {...email}
          isDark={theme === 'dark'}
          isOpen={group === 'orders' && at === 0}
        />
      ))}
    </section>
  ))
}

interface SampleProps {
  kind: string
  subject: string
  html: string
  isDark: boolean
  isOpen: boolean
}

function Sample({ kind, subject, html, isDark, isOpen }: SampleProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  // A frame follows the system, and here the toolbar decides.
  const page = html.replace('(prefers-color-scheme:dark)', isDark ? 'all' : 'not all')
  return (
    <details
      className="room-email"
      open={isOpen}
      onToggle={event => event.currentTarget.open && setWasOpened(true)}
    >
      <summary>
        {subject} <code>{kind}</code>
      </summary>
      {wasOpened && (
        <div className="room-email-widths">
          {WIDTHS.map(width => (
            <iframe
              key={width}
              title={`${subject}, ${width} px`}
              width={width}
              height={400}
              srcDoc={page}
              sandbox="allow-same-origin"
              onLoad={fit}
            />
          ))}
        </div>
      )}
    </details>
  )
}
