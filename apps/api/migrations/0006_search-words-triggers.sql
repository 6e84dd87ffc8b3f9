CREATE FUNCTION search_words_of(value text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word
  FROM regexp_split_to_table(stoa_plain(regexp_replace(value, '<[^>]*>|&[a-z]+;', ' ', 'g')), '[^[:alpha:]]+') AS word
  WHERE length(word) BETWEEN 3 AND 30
$$;
--> statement-breakpoint
-- In one order, so that two transactions that bring the same new words wait for each other and never in a ring.
CREATE FUNCTION products_bring_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
  SELECT DISTINCT word FROM fresh,
    search_words_of(fresh.name || ' ' || fresh.search_extra || ' ' || left(fresh.description_html, 20000)) AS word
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_bring_words AFTER INSERT ON products
REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION products_bring_words();
--> statement-breakpoint
CREATE FUNCTION product_brings_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
  SELECT word FROM search_words_of(NEW.name || ' ' || NEW.search_extra || ' ' || left(NEW.description_html, 20000)) AS word
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_brings_words AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.name, OLD.search_extra, OLD.description_html) IS DISTINCT FROM (NEW.name, NEW.search_extra, NEW.description_html))
EXECUTE FUNCTION product_brings_words();
--> statement-breakpoint
CREATE FUNCTION names_bring_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
  SELECT DISTINCT word FROM fresh, search_words_of(fresh.name) AS word
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_bring_words AFTER INSERT ON categories
REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION names_bring_words();
--> statement-breakpoint
CREATE TRIGGER categories_bring_words_renamed AFTER UPDATE ON categories
REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION names_bring_words();
--> statement-breakpoint
CREATE TRIGGER shops_bring_words AFTER INSERT ON shops
REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION names_bring_words();
--> statement-breakpoint
CREATE TRIGGER shops_bring_words_renamed AFTER UPDATE ON shops
REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION names_bring_words();
--> statement-breakpoint
INSERT INTO search_words
SELECT DISTINCT word FROM (
  SELECT name || ' ' || search_extra || ' ' || left(description_html, 20000) AS value FROM products
  UNION ALL SELECT name FROM categories
  UNION ALL SELECT name FROM shops
) AS known, search_words_of(known.value) AS word
ON CONFLICT DO NOTHING;
