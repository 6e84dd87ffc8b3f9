export const listingLabels = {
  sorts: {
    relevance: 'Best match',
    best_seller: 'Best sellers',
    newest: 'Newest',
    price_asc: 'Price, low to high',
    price_desc: 'Price, high to low',
    rating: 'Best rated',
  },
  category: 'Category',
  color: 'Color',
  price: 'Price',
  shop: 'Shop',
  rating: 'Rating',
  availability: 'Availability',
  inStock: 'In stock',
  onSale: 'On sale',
} as const
