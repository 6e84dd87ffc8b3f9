import type { CategoryLink } from '../src/patterns/category-drawer/index.ts'
import type { FooterProps } from '../src/patterns/footer/index.ts'
import type { HeaderProps } from '../src/patterns/header/index.ts'

const branch = (id: string, name: string, icon: string, children: readonly string[]): CategoryLink => ({
  id,
  name,
  icon,
  href: `/category/${id}`,
  hasChildren: children.length > 0,
  children: children.map(child => {
    const slug = child.toLowerCase().replaceAll(/[^a-z]+/g, '-')
    return { id: `${id}/${slug}`, name: child, href: `/category/${id}/${slug}` }
  }),
})

/** A made-up arcade for tests and stories. */
export const categories: readonly CategoryLink[] = [
  branch('kitchen', 'Kitchen & Table', 'utensils', [
    'Mugs & cups',
    'Bowls & plates',
    'Teapots & jugs',
    'Glasses',
    'Cutlery',
    'Boards & knives',
    'Pans',
    'Table linen',
    'Storage jars',
  ]),
  branch('lighting', 'Lighting', 'lamp', ['Table lamps', 'Floor lamps', 'Shades']),
  branch('furniture', 'Furniture', 'sofa', ['Chairs', 'Stools', 'Tables']),
  branch('textiles', 'Textiles', 'shirt', ['Cushions', 'Blankets', 'Bags']),
  branch('paper', 'Paper & Books', 'book-open', ['Notebooks', 'Prints']),
  branch('plants', 'Plants', 'sprout', ['Succulents', 'Pots']),
  branch('audio', 'Audio', 'headphones', ['Headphones', 'Speakers']),
  branch('gifts', 'Gifts', 'gift', []),
]

export const headerProps: HeaderProps = {
  logo: { href: '/', alt: 'Stoa, home' },
  cart: { href: '/cart', count: 7 },
  seller: { href: '/seller-registration', label: 'Become a seller' },
  help: { href: '/help' },
  account: { kind: 'guest', loginHref: '/login' },
  search: { action: '/search' },
  categories,
  categoriesHref: '/all-product',
  nav: {
    fixed: [
      { label: 'HOME', href: '/' },
      { label: 'BEST SELLER', href: '/best-seller' },
      { label: 'ALL PRODUCTS', href: '/all-product' },
    ],
    suggested: categories.slice(0, 7),
    currentHref: '/',
  },
}

export const signedIn: HeaderProps['account'] = {
  kind: 'user',
  name: 'mara',
  email: 'mara@stoa.example',
  items: [
    { label: 'Account', href: '/account/profile', icon: 'user' },
    { label: 'Order History', href: '/account/orders', icon: 'orders' },
    { label: 'Seller Channel', href: '/seller', icon: 'store' },
  ],
  onLogOut: () => {},
}

export const footerProps: FooterProps = {
  logo: { href: '/', alt: 'Stoa, home' },
  groups: [
    {
      title: 'Get to Know Us',
      links: [
        { label: 'About us', href: '/about' },
        { label: 'Our vendors', href: '/vendors' },
      ],
    },
    {
      title: 'Customer Service',
      links: [
        { label: 'Become a Vendor', href: '/seller-registration' },
        { label: 'Help', href: '/help' },
        { label: 'Buyer protection', href: '/buyer-protection' },
        { label: 'Authentication', href: '/authenticate' },
        { label: 'Vendor protection', href: '/vendor-protection' },
      ],
    },
    {
      title: 'Orders & Returns',
      links: [
        { label: 'Returns & Refunds', href: '/return-policy' },
        { label: 'Shipping', href: '/shipping-policy' },
        { label: 'Track an order', href: '/track-order' },
        { label: 'Contact', href: '/contact' },
      ],
    },
    {
      title: 'Quick Links',
      links: [
        { label: 'Legal', href: '/privacy-policy' },
        { label: 'Prohibited items', href: '/prohibited-items' },
        { label: 'Marketplace guidelines', href: '/marketplace-guidelines' },
        { label: 'Intellectual property', href: '/intellectual-property-policy' },
      ],
    },
  ],
  address: ['Stoa Market', '12 Colonnade Street', 'Harbour Quarter, 10557'],
  email: 'hello@stoa.example',
  onCookieSettings: () => {},
  social: [
    { label: 'Stoa on social media', href: 'https://social.example/@stoa', icon: 'social' },
    { label: 'Write to us', href: 'mailto:hello@stoa.example', icon: 'mail' },
  ],
  brand: 'Stoa',
  year: 2026,
}
