-- Two code paths wrote the search text of products differently: tags added by a bulk change and the type named by an
-- imported file could be missing. Rewrites the text of products where one is missing.
UPDATE "products" p SET "search_extra" = concat_ws(' ', nullif(s."name", ''), nullif(array_to_string(p."tags", ' '), ''),
  (SELECT string_agg(d ->> 'value', ' ') FROM jsonb_array_elements(p."details") d),
  (SELECT string_agg(x."value", ' ' ORDER BY o."position", o."id", x."position", x."id")
    FROM "product_options" o JOIN "product_option_values" x ON x."option_id" = o."id" WHERE o."product_id" = p."id"),
  nullif(p."extra" ->> 'Type', ''))
FROM "shops" s
WHERE s."id" = p."shop_id" AND (
  EXISTS (SELECT FROM unnest(p."tags") t WHERE strpos(' ' || p."search_extra" || ' ', ' ' || t || ' ') = 0)
  OR coalesce(p."extra" ->> 'Type', '') <> ''
    AND strpos(' ' || p."search_extra" || ' ', ' ' || (p."extra" ->> 'Type') || ' ') = 0
);
