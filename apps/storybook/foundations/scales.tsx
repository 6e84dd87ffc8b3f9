import { breakpoints, motion, radius, size, space, tokenUses } from '@stoa/ui/docs'
import { vars } from '@stoa/ui/tokens'
import { type CSSProperties, useState } from 'react'
import { CopyButton } from './copy-button.tsx'

const Bars = ({ of, prefix }: { of: Readonly<Record<string, string>>; prefix: string }) => (
  <ul className="room-bars">
    {Object.entries(of).map(([name, value]) => (
      <li key={name}>
        <CopyButton
          text={`var(--stoa-${prefix}-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)})`}
        >
          {name}
        </CopyButton>
        <span className="room-note">{value}</span>
        <span className="room-bar">
          <span style={{ inlineSize: value }} />
        </span>
      </li>
    ))}
  </ul>
)

export const SpaceScale = () => <Bars of={space} prefix="space" />

const { control, controlLg, controlSm, ...widths } = size
export const Widths = () => <Bars of={widths} prefix="size" />
export const Controls = () => <Bars of={{ control, controlLg, controlSm }} prefix="size" />

const changes: Readonly<Record<keyof typeof breakpoints, string>> = {
  sm: 'Forms get two columns',
  md: 'The whole header, three columns of products',
  lg: 'Columns beside the page appear',
  xl: 'Four columns, three beside filters',
}

export const Breakpoints = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">From</th>
        <th scope="col">What changes</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(breakpoints).map(([name, from]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{from} px</td>
          <td>{changes[name as keyof typeof breakpoints]}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const boxes = (entries: readonly (readonly [string, CSSProperties, string])[]) => (
  <ul className="room-boxes">
    {entries.map(([name, style, value]) => (
      <li key={name}>
        <span style={style} />
        <b>{name}</b>
        <span className="room-note">{value}</span>
      </li>
    ))}
  </ul>
)

export const Corners = () =>
  boxes(Object.entries(radius).map(([name, value]) => [name, { borderRadius: value }, value]))

export const Shadows = () =>
  boxes(
    Object.entries(vars.shadow).map(([name, value]) => [
      name,
      { boxShadow: value },
      tokenUses[`shadow.${name}`] ?? '',
    ]),
  )

const times = {
  fast: 'Colors and presses',
  base: 'Menus, tooltips',
  slow: 'The drawer, messages, pictures',
} as const

/** Each duration, shown when the button is pressed; reduced motion shows none. */
export function Durations() {
  const [isThere, setIsThere] = useState(false)
  return (
    <div className="room-motion" data-there={isThere}>
      <button type="button" className="room-copy" onClick={() => setIsThere(there => !there)}>
        Move them
      </button>
      {Object.entries(times).map(([name, use]) => (
        <p key={name}>
          <span
            style={{
              transitionDuration: motion[name as keyof typeof times],
              transitionTimingFunction: motion.easeOut,
            }}
          />
          <b>{name}</b> {motion[name as keyof typeof times]} · {use}
        </p>
      ))}
      <p className="room-note">
        In: {motion.easeOut}. Out: {motion.easeIn}.
      </p>
    </div>
  )
}
