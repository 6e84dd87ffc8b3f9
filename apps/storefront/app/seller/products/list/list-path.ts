export const LIST_PATH = '/seller/products'
