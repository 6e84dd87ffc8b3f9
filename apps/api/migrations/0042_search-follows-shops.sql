ALTER TABLE "shops" ADD COLUMN "indexed_words" text;
--> statement-breakpoint
-- by hand: what follows. A renamed shop wrote the index of all its products in the statement that renamed it.
DROP TRIGGER IF EXISTS shops_told_of_itself ON shops;
--> statement-breakpoint
DROP FUNCTION IF EXISTS shop_told_of_itself();
--> statement-breakpoint
-- Brings the shop's words to these of its products. A product without any is older than its index: it gets the words of
-- its department too, and its own text loses the shop's name, which it began with.
CREATE FUNCTION products_follow_shop(followed uuid, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  shop shops;
  words text;
BEGIN
  SELECT * INTO shop FROM shops WHERE id = followed;
  words := shop_words_of(shop);
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET shop_words = words, category_id = category_id,
    search_extra = CASE WHEN starts_with(search_extra || ' ', shop.name || ' ') THEN substr(search_extra, length(shop.name) + 2)
      ELSE search_extra END
  WHERE id = ANY (ids) AND shop_id = followed AND shop_words = '';
  -- A process of the release before still writes the shop's name there.
  UPDATE products SET shop_words = words,
    search_extra = CASE WHEN starts_with(search_extra || ' ', shop.name || ' ') THEN substr(search_extra, length(shop.name) + 2)
      ELSE search_extra END
  WHERE id = ANY (ids) AND shop_id = followed AND shop_words <> words;
END $$;
--> statement-breakpoint
-- Notes that all products of a shop have these words, unless the shop has others by now.
CREATE FUNCTION shop_is_followed(followed uuid, words text) RETURNS void LANGUAGE sql AS $$
  UPDATE shops s SET indexed_words = words WHERE s.id = followed AND shop_words_of(s) = words
$$;
--> statement-breakpoint
-- As before, but of the text of tags, details and options only as much as fits into an index, whatever the words are.
CREATE OR REPLACE FUNCTION products_write_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name constant tsvector := stoa_index(ARRAY[NEW.name], true);
  rest constant tsvector := stoa_index(ARRAY[left(NEW.search_extra, 20000), NEW.category_words, NEW.department_words, NEW.shop_words,
    stoa_list(NEW.colors)], true);
BEGIN
  NEW.search_name := name;
  NEW.search_category := name || stoa_index(ARRAY[NEW.category_words], true);
  NEW.search_head := name || rest;
  NEW.search := setweight(name, 'A') || setweight(rest, 'B')
    || setweight(stoa_index(ARRAY[stoa_text_of_html(NEW.description_html)], false), 'C');
  RETURN NEW;
END $$;
