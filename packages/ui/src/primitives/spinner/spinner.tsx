import LoaderCircle from 'lucide-react/icons/loader-circle'
import { Icon, type IconProps } from '../icon/index.ts'
import { spinner } from './spinner.css.ts'

export interface SpinnerProps {
  /** 13, 16, 20 or 24 px from `badge` to `lg`. Default `md`. */
  size?: IconProps['size']
}

/** Shows that something is loading; the text next to it says what. */
export function Spinner({ size }: SpinnerProps) {
  return <Icon as={LoaderCircle} size={size} className={spinner} data-component="Spinner" />
}
