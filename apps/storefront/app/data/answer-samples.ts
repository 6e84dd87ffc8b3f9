import type { ApiClient, PathsWith, ResponseData } from '@stoa/api-client'
import type { paths, Suggestions } from '@stoa/api-client/schema'
import type { Sample } from './shape.ts'

type Samples = {
  readonly [Method in keyof ApiClient]?: {
    readonly [Path in PathsWith<paths, Lowercase<Method>>]?: Sample<ResponseData<Path, Lowercase<Method>>>
  }
}

const picture = { id: '', base: '', widths: [0] } as const
const shop = { id: '', name: '', slug: '' } as const
const page = { next: null } as const
const category = { id: '', name: '', slug: '', child: [] } as const
const product: Sample<Suggestions['products'][number]> = { name: '', slug: '', shop: { name: '' } }
const card = { id: '', name: '', slug: '', price: 0, optionCount: 0, shop } as const
const line = { id: '', quantity: 0, shop, productDTO: { id: '', name: '', slug: '', price: 0 } } as const
const user = { id: '', username: '', roles: [{ name: '' }] } as const
const address = { id: '', fullName: '', line1: '', city: '', countryCode: '' } as const

/**
 * What pages take apart of the answers that the browser reads: the least of each, since the whole contract is too
 * heavy for a phone. An API that is a little newer is still understood.
 */
export const ANSWERS = {
  GET: {
    '/api/public/search/suggestions': {
      products: [product],
      categories: [{ name: '', path: '' }],
      shops: [{ name: '', slug: '' }],
    },
    '/api/public/category/get_tree_category': [category],
    '/api/public/products': { items: [card] },
    '/api/public/products/{slug}/reviews': {
      items: [{ id: '', author: '', rating: 0, text: '', createdAt: '', pictures: [picture] }],
      page,
    },
    '/api/user/me': user,
    '/api/user/addresses': [address],
    '/api/user/sessions': [{ id: '', device: '', createdAt: '', lastSeenAt: '' }],
    '/api/user/orders': {
      items: [
        {
          id: '',
          number: '',
          placedAt: '',
          badge: '',
          currency: '',
          total: 0,
          itemCount: 0,
          shop,
          lines: [{ id: '', title: '', quantity: 0, options: [''] }],
        },
      ],
      counts: { all: 0 },
      page,
    },
    '/api/user/export': { exportedAt: '' },
    '/api/cart/findAll': [{ id: '', shopName: '', cartDTOList: [line] }],
  },
  POST: {
    '/api/auth/signin': { isActive: 0 },
    '/auth/refresh-token': { accessToken: '', newRefreshToken: '' },
    '/api/public/registerWithoutVerify': { id: '' },
    '/api/public/cart/quote': { items: [] },
    '/api/user/update_profile': user,
    '/api/user/addresses': address,
  },
} satisfies Samples
