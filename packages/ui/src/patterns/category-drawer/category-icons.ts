import Baby from 'lucide-react/icons/baby'
import Backpack from 'lucide-react/icons/backpack'
import BookOpen from 'lucide-react/icons/book-open'
import Flame from 'lucide-react/icons/flame'
import Flower from 'lucide-react/icons/flower-2'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import Headphones from 'lucide-react/icons/headphones'
import Lamp from 'lucide-react/icons/lamp'
import Shirt from 'lucide-react/icons/shirt'
import Sofa from 'lucide-react/icons/sofa'
import Sprout from 'lucide-react/icons/sprout'
import Tag from 'lucide-react/icons/tag'
import Utensils from 'lucide-react/icons/utensils'
import type { IconGlyph } from '../../primitives/icon/index.ts'

const icons: Readonly<Record<string, IconGlyph>> = {
  baby: Baby,
  backpack: Backpack,
  'book-open': BookOpen,
  flame: Flame,
  'flower-2': Flower,
  gem: Gem,
  gift: Gift,
  headphones: Headphones,
  lamp: Lamp,
  shirt: Shirt,
  sofa: Sofa,
  sprout: Sprout,
  utensils: Utensils,
}

export const categoryIcon = (name: string | undefined): IconGlyph =>
  (name !== undefined && Object.hasOwn(icons, name) && icons[name]) || Tag
