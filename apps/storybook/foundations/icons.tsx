import { icons } from '@stoa/ui/docs/icons'
import { Icon, Star } from '@stoa/ui/icon'
import { useState } from 'react'
import { CopyButton } from './copy-button.tsx'
import { findIcons } from './find-icons.ts'

/** Every icon of the components, found by its name or an everyday term; a press copies its import. */
export function IconSearch() {
  const [sought, setSought] = useState('')
  const found = findIcons(sought)
  return (
    <>
      <label className="room-search">
        Search {Object.keys(icons).length} icons
        <input type="search" value={sought} onChange={event => setSought(event.target.value)} />
      </label>
      <p aria-live="polite" className="room-note">
        {found.length} shown
      </p>
      <ul className="room-icons">
        {found.map(name => (
          <li key={name}>
            <Icon as={icons[name]} size="lg" />
            <CopyButton text={`import ${pascal(name)} from 'lucide-react/icons/${name}'`}>{name}</CopyButton>
          </li>
        ))}
      </ul>
    </>
  )
}

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())

const sizes = [
  ['badge', '13 px, in a badge'],
  ['sm', '16 px, beside small text'],
  ['md', '20 px, beside text'],
  ['lg', '24 px, alone'],
] as const

export const IconSizes = () => (
  <ul className="room-icons">
    {sizes.map(([name, use]) => (
      <li key={name}>
        <Icon as={icons['shopping-bag']} size={name} />
        <span className="room-note">
          <b>{name}</b> {use}
        </span>
      </li>
    ))}
    <li>
      <Star size="md" />
      <span className="room-note">The star of ratings is our own, filled</span>
    </li>
  </ul>
)
