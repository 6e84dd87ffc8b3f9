import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/market.tsx'),
  route('stand/:stand', 'routes/market.tsx', { id: 'stand' }),
  route('cart', 'routes/cart.tsx'),
  route('api/public/cart/quote', 'routes/quote.ts'),
] satisfies RouteConfig
