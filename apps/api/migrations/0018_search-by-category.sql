-- A product found by its category stands before one found by its department: "candle" finds tapers before the soap
-- that is sold under "Candles & Bath". The words of its categories below the root stand in its own row.
ALTER TABLE "products" ADD COLUMN "category_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_category_levels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line uuid[];
  words text;
BEGIN
  WITH RECURSIVE up AS (
    SELECT id, parent_id, depth, name FROM categories WHERE id = NEW.category_id
    UNION ALL
    SELECT c.id, c.parent_id, c.depth, c.name FROM categories c JOIN up ON c.id = up.parent_id
  )
  SELECT array_agg(id ORDER BY depth), string_agg(name, ' ' ORDER BY depth) FILTER (WHERE depth > 1 OR id = NEW.category_id)
  INTO line, words FROM up;
  NEW.category_l1 := line[1];
  NEW.category_l2 := line[2];
  NEW.category_l3 := line[3];
  NEW.category_words := coalesce(words, '');
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER categories_moved ON categories;--> statement-breakpoint
CREATE TRIGGER categories_moved AFTER UPDATE OF parent_id, name ON categories
FOR EACH ROW WHEN ((OLD.parent_id, OLD.name) IS DISTINCT FROM (NEW.parent_id, NEW.name)) EXECUTE FUNCTION categories_moved();--> statement-breakpoint
UPDATE products SET category_id = category_id WHERE category_id IS NOT NULL;--> statement-breakpoint
DROP INDEX "products_search_idx";--> statement-breakpoint
DROP INDEX "products_search_head_idx";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_head";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('stoa', "products"."name"), 'A') || setweight(to_tsvector('stoa', "products"."search_extra" || ' ' || "products"."category_words"), 'B') || setweight(to_tsvector('stoa', left("products"."description_html", 20000)), 'C')) STORED NOT NULL,
  ADD COLUMN "search_category" "tsvector" GENERATED ALWAYS AS (to_tsvector('stoa', "products"."name" || ' ' || "products"."category_words")) STORED NOT NULL,
  ADD COLUMN "search_head" "tsvector" GENERATED ALWAYS AS (to_tsvector('stoa', "products"."name" || ' ' || "products"."category_words" || ' ' || "products"."search_extra")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_search_category_idx" ON "products" USING gin ("search_category");--> statement-breakpoint
CREATE INDEX "products_search_head_idx" ON "products" USING gin ("search_head");
