import { useNavigate } from 'react-router-dom'
import { useWishList } from './wish-list.ts'
import type { WishedCard } from './wished-card.ts'

/** Returns which products have a filled heart, and the handler of a press. */
export function useWishes(cards: readonly WishedCard[]) {
  const navigate = useNavigate()
  const { ids } = useWishList()
  return {
    savedIds: ids,
    onSavedChange: (id: string, isSaved: boolean) => {
      const card = cards.find(candidate => candidate.id === id)
      if (!card) return
      void import('./press-heart.ts').then(({ pressHeart }) =>
        pressHeart(card, isSaved, () => void navigate('/wishlist')),
      )
    },
  }
}
