import KeyRound from 'lucide-react/icons/key-round'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import User from 'lucide-react/icons/user'
import type { AccountLayoutProps } from '../src/patterns/layouts/index.ts'

/** The places of a signed-in person, of which one is where they are. */
export const accountPlaces = (path: string): AccountLayoutProps['nav'] =>
  [
    { label: 'Profile', href: '/account/profile', icon: User },
    { label: 'Order History', href: '/account/orders', icon: Package },
    { label: 'Addresses', href: '/account/address', icon: MapPin },
    { label: 'Password and devices', href: '/account/change-password', icon: KeyRound },
  ].map(place => ({ ...place, current: place.href === path }))
