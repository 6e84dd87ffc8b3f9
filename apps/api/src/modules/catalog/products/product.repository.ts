import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { readRow } from '../../../platform/db/read.ts'
import type { WithdrawalException } from '../../../platform/withdrawal-exception.ts'
import { type QuestionListRow, questionCount, questionsJson } from '../../questions/index.ts'
import {
  type CardRow,
  type CategoryReference,
  cardColumns,
  cardsJson,
  type Destination,
  listed,
  mediaJson,
  offered,
  type PictureRow,
  pictureJson,
  referenceJson,
  type TaxTerms,
  taxTermsJson,
  visible,
} from '../../read-model/index.ts'
import { type ReviewRow, reviewsJson, USUAL_REVIEWS } from '../../reviews/index.ts'
import { type ShopFactsRow, type ShopRow, shopFactsJson, shopJson } from '../../shops/index.ts'
import { type ShopDeliveryRow, shopDeliveryJson } from '../delivery/shop-delivery.sql.ts'
import type { ProductDetail } from './products.schema.ts'

export interface ProductRow {
  id: string
  slug: string
  name: string
  descriptionHtml: string
  details: ProductDetail[]
  withdrawalException: WithdrawalException | null
  shop: ShopRow
  shopFacts: ShopFactsRow
  delivery: ShopDeliveryRow
  /** Null if the shop has no registration. */
  tax: TaxTerms | null
  /** Rate of a shop without a registration. */
  flatBasisPoints: number
  /** Categories from the root down to the product's own. */
  categoryPath: CategoryReference[]
  pictures: PictureRow[]
  priceMin: number
  priceSaleMin: number | null
  priorMin: number | null
  ratingSum: number
  ratingCount: number
  ratingDistribution: number[]
  options: { name: string; values: { id: string; name: string; picture: PictureRow | null }[] }[]
  variants: VariantRow[]
  createdAt: number
  reviews: ReviewRow[]
  questions: QuestionListRow
}

interface VariantRow {
  id: string
  optionIds: string[]
  price: number
  priceSale: number | null
  priorPrice: number | null
  stock: number | null
  pictureId: string | null
  saleUntil: string | null
}

/** Hides stock above ten: the catalog version doesn't change for it, so a cached page would show an outdated number. */
const shownStock = sql`case when v.stock <= 10 then v.stock end`

/** The last day of a reduced price that runs and ends, in the shop's own days. */
const lastSaleDay = sql`case when v.price_sale_minor is not null and v.sale_ends_at is not null
  then ((v.sale_ends_at - interval '1 second') at time zone
    (select s.time_zone from shops s where s.id = p.shop_id))::date end`

/** Numbers of reviews and other items that the page shows at first. */
interface Shown {
  reviews: number
  questions: number
  /** Destination whose shipping is shown. */
  to: Destination
  now: Date
}

const productJson = ({ reviews, questions, to, now }: Shown) => sql`json_build_object(
  'id', p.id, 'slug', p.slug, 'name', p.name, 'descriptionHtml', p.description_html, 'details', p.details,
  'withdrawalException', p.withdrawal_exception, 'priceMin', p.price_min, 'priceSaleMin', p.price_sale_min, 'priorMin', p.prior_min,
  'ratingSum', p.rating_sum, 'ratingCount', p.rating_count,
  'createdAt', (extract(epoch from p.created_at) * 1000)::bigint,
  'shop', ${shopJson(sql`s.id = p.shop_id`)},
  'shopFacts', ${shopFactsJson(sql`p.shop_id`, now)},
  'delivery', (select ${shopDeliveryJson(to)} from shops s where s.id = p.shop_id),
  'tax', (select ${taxTermsJson} from shops s where s.id = p.shop_id),
  'flatBasisPoints', (select s.tax_rate_basis_points from shops s where s.id = p.shop_id),
  'categoryPath', (
    with recursive up as (
      select c.* from categories c where c.id = p.category_id
      union all select c.* from categories c join up on c.id = up.parent_id
    ) select coalesce(json_agg(${referenceJson} order by c.depth), '[]') from up c
  ),
  'pictures', (select coalesce(json_agg(${pictureJson} order by pm.position), '[]')
    from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id),
  'ratingDistribution', (select json_agg(n order by star) from (
    select star, count(r.id) as n from generate_series(1, 5) star
    left join reviews r on r.product_id = p.id and r.rating = star and r.restricted_by is null group by star) d),
  'options', (select coalesce(json_agg(json_build_object('name', o.name, 'values', (
      select coalesce(json_agg(json_build_object('id', x.id, 'name', x.value, 'picture',
        ${mediaJson(sql`x.media_id`)}) order by x.position), '[]')
      from product_option_values x where x.option_id = o.id
        and exists (select 1 from variant_values vv join variants v on v.id = vv.variant_id
          where vv.value_id = x.id and v.is_active))) order by o.position), '[]')
    from product_options o where o.product_id = p.id),
  'variants', (select coalesce(json_agg(json_build_object('id', v.id, 'price', v.price_minor,
      'priceSale', v.price_sale_minor, 'priorPrice', v.prior_minor, 'stock', ${shownStock}, 'pictureId', v.media_id,
      'saleUntil', ${lastSaleDay},
      'optionIds', (select coalesce(json_agg(vv.value_id order by o.position), '[]') from variant_values vv
        join product_options o on o.id = vv.option_id where vv.variant_id = v.id)) order by v.position, v.id), '[]')
    from variants v where v.product_id = p.id and v.is_active),
  'reviews', ${reviewsJson(sql`p.id`, reviews, USUAL_REVIEWS)},
  'questions', json_build_object('rows', ${questionsJson(sql`p.id`, questions)}, 'total', ${questionCount(sql`p.id`)}))`

const BESIDE = 8
/**
 * Number of candidates from which the kinds are picked. Reading that many from an index is cheap, however large a
 * shop or a category is.
 */
const CANDIDATES = 48

const limited = (count: number) => sql`limit ${sql.raw(`${count}`)}`
const bestFirst = sql`p.shelf desc, p.sold_90 desc, p.id desc`
/** Kind of a product: its deepest category. */
const kind = sql`coalesce(p.category_l3, p.category_l2, p.category_l1)`

/**
 * Related products, one of each kind. They come from the same second-level category, then the first-level one, and
 * only then from the product's own kind. Products of its shop have their own list.
 */
const related = cardsJson(sql`select ${cardColumns} from (
    select distinct on (${kind}) p.id, near.tier from (
      (select p.id, 1 as tier from products p where p.category_l2 = o.category_l2
          and p.category_l3 is distinct from o.category_l3 and p.shop_id <> o.shop_id and ${listed}
        order by ${bestFirst} ${limited(CANDIDATES)})
      union all
      (select p.id, 2 from products p where p.category_l1 = o.category_l1
          and p.category_l3 is distinct from o.category_l3 and p.shop_id <> o.shop_id and ${listed}
        order by ${bestFirst} ${limited(CANDIDATES)})
      union all
      (select p.id, 3 from products p where p.category_l3 = o.category_l3 and p.shop_id <> o.shop_id and ${listed}
        order by ${bestFirst} ${limited(1)})
    ) near join products p on p.id = near.id order by ${kind}, near.tier, ${bestFirst}
  ) near join products p on p.id = near.id
  order by near.tier, ${bestFirst} ${limited(BESIDE)}`)

/** Products of the same shop: first one of each other kind, then the rest. */
const fromSameShop = cardsJson(sql`select ${cardColumns} from (
    select p.id, row_number() over (partition by ${kind} order by ${bestFirst})
      + (p.category_l3 is not distinct from o.category_l3)::int * ${sql.raw(`${CANDIDATES}`)} as turn
    from (select p.* from products p where p.shop_id = o.shop_id and p.id <> o.id and ${offered}
      order by ${bestFirst} ${limited(CANDIDATES)}) p
  ) near join products p on p.id = near.id
  order by near.turn, ${bestFirst} ${limited(BESIDE)}`)

export interface ProductPageRow {
  product: ProductRow
  related: CardRow[]
  fromSameShop: CardRow[]
  [column: string]: unknown
}

/** A visible product with everything its page shows, in one statement. */
export async function findProductPage(db: Db, slug: string, shown: Shown): Promise<ProductPageRow | null> {
  const row = await readRow<ProductPageRow>(
    db,
    sql`select ${productJson(shown)} as product, ${related} as related, ${fromSameShop} as "fromSameShop"
      from products p join products o on o.id = p.id where p.slug = ${slug} and ${visible}`,
  )
  return row ?? null
}
