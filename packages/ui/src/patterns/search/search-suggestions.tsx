'use client'

import History from 'lucide-react/icons/history'
import Search from 'lucide-react/icons/search'
import { Icon } from '../../primitives/icon/index.ts'
import { Anchor } from '../../system/link.tsx'
import * as styles from './search.css.ts'
import type { SearchSuggestionGroup } from './search-types.ts'

const glyphs = { recent: History, search: Search }

export interface SearchSuggestionsProps {
  groups: readonly SearchSuggestionGroup[]
  floating: boolean
  label: string
  onTake: () => void
}

/** Lists suggestions as links, not options: each also opens in a new tab. Arrow keys move between them. */
export function SearchSuggestions({ groups, floating, label, onTake }: SearchSuggestionsProps) {
  return (
    <section
      aria-label={label}
      className={styles.suggestions}
      data-part="Suggestions"
      data-floating={floating}
    >
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity of their own
        <div key={index}>
          {group.label && (
            <div className={styles.groupHead}>
              <p className={styles.groupLabel}>{group.label}</p>
              {group.action && (
                <button type="button" className={styles.groupAction} onClick={group.action.onClick}>
                  {group.action.label}
                </button>
              )}
            </div>
          )}
          <ul>
            {group.items.map(item => (
              <li key={item.href}>
                <Anchor
                  href={item.href}
                  className={styles.suggestion}
                  data-part="Suggestion"
                  onClick={onTake}
                >
                  {item.icon && <Icon as={glyphs[item.icon]} size="sm" className={styles.suggestionIcon} />}
                  {item.picture && (
                    <img
                      src={item.picture.src}
                      alt={item.picture.alt}
                      width={40}
                      height={40}
                      className={styles.suggestionPicture}
                    />
                  )}
                  <span className={styles.suggestionLabel}>{item.label}</span>
                  {item.detail && <span className={styles.suggestionDetail}>{item.detail}</span>}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
