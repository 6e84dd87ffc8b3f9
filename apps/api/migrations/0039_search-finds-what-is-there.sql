-- One function splits text for the index and for the query. Marks are parts of words; compatibility forms, case and
-- accents don't matter. Parts of one word are joined by "_": "USB-2" is "usb_2", "1.2 l" is "1_2 l", "320ml" is
-- "320_ml". Scripts without spaces become overlapping pairs of characters. A word that the parts of two words would
-- form too ("tea pot") is indexed with names.
CREATE FUNCTION stoa_terms(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  -- Thai, Lao, Myanmar, Khmer, kana and Chinese characters, and the marks among them.
  unspaced constant text := '\u0E01-\u0E2E\u0E30-\u0E3A\u0E40-\u0E4E\u0E80-\u0ECE\u1000-\u103F\u1050-\u109F\u1780-\u17D3\u3005\u3006\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF';
  marks constant text := '\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u17B4-\u17D3\u3099\u309A';
  -- Spaces, controls, punctuation and symbols. What is missing here counts as a letter, on both sides.
  breaks constant text := '[\u0001-\u002F\u003A-\u0040\u005B-\u005E\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u02C2-\u02DF\u037E\u0387\u055A-\u055F\u0589\u05BE\u05C0\u05C3\u05F3\u05F4\u060C\u060D\u061B-\u061F\u066A-\u066D\u06D4\u0964\u0965\u0970\u0E2F\u0E3F\u0E4F\u0E5A\u0E5B\u104A-\u104F\u1361-\u1368\u17D4-\u17DB\u2000-\u206F\u20A0-\u20CF\u2100-\u214F\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\u303D-\u303F\u30A0\u30FB\uD7FC-\uF8FF\uFD3E\uFD3F\uFE10-\uFE6F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFFF\U0001F000-\U0001FAFF\U000E0000-\U0010FFFF]+';
  ascii_breaks constant text := E'\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\t\n\u000B\u000C\r\u000E\u000F\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001A\u001B\u001C\u001D\u001E\u001F!"#$%&()*+,/:;<=>?@[\\]^`{|}~\u007F';
  t text := value;
  is_ascii boolean;
BEGIN
  -- Degrees; fractions that stand directly after a number; digits of other scripts, which mean the same.
  IF t ~ '[^\u0001-\u007F]' THEN
    t := translate(t, U&'\00B0\00BA\00AA\00D7\2019\2018\02BC\00B7', U&'   x''''''-');
    t := regexp_replace(t, '([\u00BC-\u00BE\u2150-\u215E\u2189])', ' \1', 'g');
    t := translate(t, U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\0E50\0E51\0E52\0E53\0E54\0E55\0E56\0E57\0E58\0E59', '01234567890123456789012345678901234567890123456789');
    -- Without accents, vowel points and what cannot be seen.
    t := regexp_replace(normalize(t, NFKD), '[\u00AD\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200B-\u200F\u2060-\u2064\uFE00-\uFE0F\uFEFF]', '', 'g');
    t := translate(normalize(t, NFC), U&'\2044', '-');
  END IF;
  t := stoa_plain(t);
  -- Within a word: hyphens, apostrophes and dots, a comma between digits, and the border of letters and digits.
  t := translate(regexp_replace(t, '(\d),(\d)', '\1_\2', 'g'), '-.''', '___');
  is_ascii := octet_length(t) = length(t);
  t := CASE WHEN is_ascii THEN translate(t, ascii_breaks, repeat(' ', length(ascii_breaks))) ELSE regexp_replace(t, breaks, ' ', 'g') END;
  IF t ~ '[0-9]' THEN t := regexp_replace(t, '([0-9]+)', '_\1_', 'g'); END IF;
  -- Several passes of a plain replacement take a third of the time of a pattern.
  WHILE strpos(t, '__') > 0 LOOP t := replace(t, '__', '_'); END LOOP;
  WHILE strpos(t, '  ') + strpos(t, ' _') + strpos(t, '_ ') > 0 LOOP
    t := replace(replace(replace(t, ' _', ' '), '_ ', ' '), '  ', ' ');
  END LOOP;
  IF is_ascii THEN RETURN btrim(t, ' _'); END IF;
  IF t ~ ('[' || unspaced || ']') THEN
    t := (
      SELECT string_agg(
        CASE WHEN m.part[1] IS NOT NULL THEN m.part[1] ELSE ' ' || (
          SELECT string_agg(pair, '_' ORDER BY at)
          FROM (
            SELECT c.at, c.character[1] || coalesce(lead(c.character[1]) OVER (ORDER BY c.at), '') AS pair
            FROM regexp_matches(m.part[2], '.[' || marks || ']*', 'g') WITH ORDINALITY AS c(character, at)
          ) pairs
        ) || ' ' END, '' ORDER BY m.at)
      FROM regexp_matches(t, '([^' || unspaced || ']+)|([' || unspaced || ']+)', 'g') WITH ORDINALITY AS m(part, at)
    );
    t := regexp_replace(t, '_* +_*', ' ', 'g');
  END IF;
  RETURN btrim(t, ' _');
END $$;
--> statement-breakpoint
-- Whether a term has characters of a script without spaces. Such a term ends anywhere.
CREATE FUNCTION stoa_is_unspaced(term text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN term ~ '[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u30FF\u31F0-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF]';
--> statement-breakpoint
-- Stems as before, but of stop words too: "The Who record" is found by its name.
CREATE TEXT SEARCH DICTIONARY stoa_stem (TEMPLATE = snowball, Language = english);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION stoa_stems (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION stoa_stems ALTER MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart WITH stoa_stem;
--> statement-breakpoint
-- Index of texts: stems. In full also the words as they are, so that every beginning of a word is a beginning here, and
-- each pair of neighbors as one word: "tea pot" is found by "teapot". Such a word begins with a rare letter, so that no
-- beginning of it is found. The same letter stands between texts, so that no phrase crosses their border.
CREATE FUNCTION stoa_index(texts text[], is_full boolean) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  -- Loops instead of queries: this runs several times for each product that is written.
  t text := '';
  value text;
  word text;
  previous text := '';
  joined text := '';
  is_ascii boolean;
BEGIN
  FOREACH value IN ARRAY texts LOOP
    IF value <> '' THEN t := t || ' ʘ ' || translate(stoa_terms(value), '_', ' '); END IF;
  END LOOP;
  t := substr(t, 4);
  IF NOT is_full THEN RETURN to_tsvector('stoa_stems', t); END IF;
  is_ascii := octet_length(t) = length(t);
  FOREACH word IN ARRAY string_to_array(t, ' ') LOOP
    IF word ~ '[0-9ʘ]' OR NOT is_ascii AND stoa_is_unspaced(word) THEN
      previous := '';
    ELSE
      IF previous <> '' AND length(previous) + length(word) <= 30 THEN joined := joined || ' ʘ' || previous || word; END IF;
      previous := word;
    END IF;
  END LOOP;
  RETURN to_tsvector('stoa_stems', t || ' ʘ' || joined || ' ʘ') || to_tsvector('pg_catalog.simple', t || ' ʘ');
END $$;
--> statement-breakpoint
CREATE FUNCTION stoa_list(parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_string(parts, ' ');
--> statement-breakpoint
CREATE FUNCTION stoa_text_of_html(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(left(html, 20000), '<[^>]*>|&#?[a-z0-9]+;', ' ', 'gi');
--> statement-breakpoint
-- The stems of a term: "couches" is "couch".
CREATE FUNCTION stoa_stems_of(terms text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT string_agg(coalesce((ts_lexize('stoa_stem', a.word))[1], a.word), ' ' ORDER BY a.at)
  FROM unnest(string_to_array(translate(terms, '_', ' '), ' ')) WITH ORDINALITY AS a(word, at));
--> statement-breakpoint
-- Terms of equal meaning. The operator's command replaces all of them.
CREATE TABLE "search_synonyms" (
	"group_number" integer NOT NULL,
	"term" text NOT NULL,
	"stems" text GENERATED ALWAYS AS (stoa_stems_of(stoa_terms("term"))) STORED,
	CONSTRAINT "search_synonyms_pkey" PRIMARY KEY("group_number","term")
);
--> statement-breakpoint
CREATE INDEX "search_synonyms_stems_idx" ON "search_synonyms" USING btree ("stems");
--> statement-breakpoint
-- A set to begin with. Terms alone in their group are only known: they are never taken for misspellings.
INSERT INTO "search_synonyms" ("group_number", "term") VALUES
  (1, 'couch'),
  (1, 'sofa'),
  (1, 'settee'),
  (2, 'headphones'),
  (2, 'earphones'),
  (2, 'headset'),
  (3, 'earbuds'),
  (3, 'earphones'),
  (3, 'ear buds'),
  (3, 'headphones'),
  (4, 'cushion'),
  (4, 'pillow'),
  (5, 'backpack'),
  (5, 'rucksack'),
  (5, 'knapsack'),
  (6, 'wallet'),
  (6, 'purse'),
  (6, 'billfold'),
  (7, 'jewelry'),
  (7, 'jewellery'),
  (8, 'gray'),
  (8, 'grey'),
  (9, 'color'),
  (9, 'colour'),
  (10, 'mug'),
  (10, 'cup'),
  (11, 'jug'),
  (11, 'pitcher'),
  (11, 'ewer'),
  (12, 'frying pan'),
  (12, 'skillet'),
  (13, 'casserole'),
  (13, 'dutch oven'),
  (13, 'cocotte'),
  (14, 'kettle'),
  (14, 'teakettle'),
  (15, 'carafe'),
  (15, 'decanter'),
  (16, 'glass'),
  (16, 'tumbler'),
  (17, 'plate'),
  (17, 'dish'),
  (18, 'blanket'),
  (18, 'throw'),
  (19, 'rug'),
  (19, 'carpet'),
  (20, 'curtain'),
  (20, 'drape'),
  (21, 'lamp'),
  (21, 'light'),
  (22, 'night light'),
  (22, 'nightlight'),
  (23, 'bedside table'),
  (23, 'nightstand'),
  (24, 'wardrobe'),
  (24, 'closet'),
  (24, 'armoire'),
  (25, 'shelf'),
  (25, 'bookshelf'),
  (25, 'bookcase'),
  (26, 'footstool'),
  (26, 'ottoman'),
  (26, 'pouf'),
  (27, 'bench'),
  (27, 'settle'),
  (28, 'notebook'),
  (28, 'notepad'),
  (29, 'diary'),
  (29, 'planner'),
  (30, 'journal'),
  (30, 'notebook'),
  (31, 'flowerpot'),
  (31, 'planter'),
  (31, 'plant pot'),
  (32, 'weekender'),
  (32, 'duffel bag'),
  (32, 'holdall'),
  (32, 'weekend bag'),
  (33, 'tote'),
  (33, 'shopper'),
  (33, 'shopping bag'),
  (34, 'bathrobe'),
  (34, 'dressing gown'),
  (34, 'robe'),
  (35, 'sneakers'),
  (35, 'trainers'),
  (36, 'trousers'),
  (36, 'pants'),
  (37, 'sweater'),
  (37, 'jumper'),
  (37, 'pullover'),
  (38, 't-shirt'),
  (38, 'tee'),
  (39, 'necklace'),
  (39, 'pendant'),
  (40, 'earrings'),
  (40, 'ear studs'),
  (41, 'bracelet'),
  (41, 'bangle'),
  (42, 'tv'),
  (42, 'television'),
  (43, 'mobile phone'),
  (43, 'cell phone'),
  (43, 'smartphone'),
  (44, 'charger'),
  (44, 'power adapter'),
  (45, 'baby'),
  (45, 'infant'),
  (46, 'toddler'),
  (46, 'children'),
  (46, 'kids'),
  (47, 'present'),
  (47, 'gift'),
  (48, 'sale'),
  (49, 'new'),
  (50, 'discount'),
  (51, 'voucher'),
  (52, 'cafe');
--> statement-breakpoint
CREATE TRIGGER search_synonyms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
FOR EACH STATEMENT EXECUTE FUNCTION catalog_changed();
--> statement-breakpoint
-- Parts of one word in one run. As a beginning: the last part may go on. "t-shirt" is "tshirt" too.
CREATE FUNCTION stoa_term_query(term text, is_beginning boolean) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  words constant text := replace(term, '_', ' <-> ');
  is_unspaced constant boolean := stoa_is_unspaced(term);
  tail constant text := CASE WHEN is_beginning OR is_unspaced THEN ':*' ELSE '' END;
  found tsquery := to_tsquery('stoa_stems', words || tail);
  plain constant tsquery := to_tsquery('pg_catalog.simple', words || tail);
BEGIN
  IF tail <> '' AND plain <> found THEN found := found || plain; END IF;
  IF NOT is_unspaced AND length(term) BETWEEN 2 AND 30 AND term !~ '[0-9]' THEN
    IF strpos(term, '_') > 0 THEN found := found || to_tsquery('stoa_stems', replace(term, '_', '') || tail); END IF;
    IF length(term) > 4 OR strpos(term, '_') > 0 THEN
      found := found || to_tsquery('stoa_stems', 'ʘ' || replace(term, '_', ''));
    END IF;
  END IF;
  RETURN found;
END $$;
--> statement-breakpoint
-- A search as queries. `typed`: every word as it was typed. `meant`: without stop words if there are others, with
-- synonyms, with words that are one word in the catalog, and the last word also as a beginning. `missing` of the
-- words may be absent.
CREATE FUNCTION stoa_search(value text, missing int, OUT typed tsquery, OUT meant tsquery, OUT needed int) LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT AS $$
DECLARE
  every constant text[] := (string_to_array(nullif(stoa_terms(value), ''), ' '))[1:16];
  terms text[];
  roots text[];
  known text[];
  units tsquery[] := '{}';
  unit tsquery;
  part tsquery;
  many int;
  wide int;
  place int := 1;
  synonyms text[];
  is_last boolean;
BEGIN
  needed := 0;
  IF every IS NULL THEN RETURN; END IF;
  terms := ARRAY(SELECT w.term FROM unnest(every) WITH ORDINALITY AS w(term, at)
    WHERE ts_lexize('pg_catalog.english_stem', w.term) <> '{}' ORDER BY w.at);
  FOR i IN 1..cardinality(every) LOOP
    part := stoa_term_query(every[i], i = cardinality(every)
      AND (terms = '{}' OR every[i] <> terms[cardinality(terms)]));
    typed := coalesce(typed && part, part);
  END LOOP;
  IF terms = '{}' THEN terms := every; END IF;
  many := cardinality(terms);
  roots := ARRAY(SELECT stoa_stems_of(w.term) FROM unnest(terms) WITH ORDINALITY AS w(term, at) ORDER BY w.at);
  -- Runs of up to three words that have synonyms, and pairs that are one word in the catalog.
  known := ARRAY(
    SELECT y.stems FROM search_synonyms y WHERE y.stems = ANY (ARRAY(
      SELECT array_to_string(roots[p:p + w], ' ') FROM generate_series(1, many) AS p, generate_series(0, 2) AS w WHERE p + w <= many))
    UNION ALL
    SELECT s.word FROM search_words s WHERE s.word = ANY (ARRAY(
      SELECT terms[p] || terms[p + 1] FROM generate_series(1, many - 1) AS p WHERE terms[p] || terms[p + 1] !~ '[0-9_]')));
  WHILE place <= many LOOP
    synonyms := '{}';
    wide := least(3, many - place + 1);
    WHILE known <> '{}' LOOP
      IF array_to_string(roots[place:place + wide - 1], ' ') = ANY (known) THEN
        synonyms := ARRAY(SELECT other.term FROM search_synonyms own
          JOIN search_synonyms other ON other.group_number = own.group_number AND other.stems <> own.stems
          WHERE own.stems = array_to_string(roots[place:place + wide - 1], ' '));
      END IF;
      IF wide = 2 AND terms[place] || terms[place + 1] = ANY (known) THEN
        synonyms := synonyms || (terms[place] || terms[place + 1]);
      END IF;
      EXIT WHEN synonyms <> '{}' OR wide = 1;
      wide := wide - 1;
    END LOOP;
    IF synonyms = '{}' THEN wide := 1; END IF;
    unit := NULL;
    FOR i IN place..place + wide - 1 LOOP
      part := stoa_term_query(terms[i], i = many);
      unit := coalesce(unit && part, part);
    END LOOP;
    is_last := place + wide > many;
    FOR i IN 1..cardinality(synonyms) LOOP
      unit := unit || stoa_term_query(translate(stoa_terms(synonyms[i]), ' ', '_'), is_last AND wide > 1);
    END LOOP;
    units := units || unit;
    place := place + wide;
  END LOOP;
  many := cardinality(units);
  needed := greatest(many - missing, 1);
  IF needed = many THEN
    FOREACH part IN ARRAY units LOOP meant := coalesce(meant && part, part); END LOOP;
  ELSIF needed = 1 OR many > 6 THEN
    needed := 1;
    FOREACH part IN ARRAY units LOOP meant := coalesce(meant || part, part); END LOOP;
  ELSE
    -- Every choice of so many words.
    FOR bits IN 1..(1 << many) - 1 LOOP
      CONTINUE WHEN length(replace(bits::bit(6)::text, '0', '')) <> needed;
      unit := NULL;
      FOR i IN 1..many LOOP
        IF bits & (1 << (i - 1)) <> 0 THEN unit := coalesce(unit && units[i], units[i]); END IF;
      END LOOP;
      meant := coalesce(meant || unit, unit);
    END LOOP;
  END IF;
END $$;
--> statement-breakpoint
-- The vocabulary is split by the same function. It has no words of descriptions: nothing is corrected to “pure” because
-- one text says so.
CREATE OR REPLACE FUNCTION search_words_of(value text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word
  FROM unnest(string_to_array(translate(stoa_terms(value), '_', ' '), ' ')) AS word
  WHERE length(word) BETWEEN 3 AND 30 AND word !~ '\d'
$$;
--> statement-breakpoint
-- A shop's name, its town and its people, in the rows of its products.
ALTER TABLE "products" ADD COLUMN "shop_words" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE FUNCTION shop_words_of(shop shops) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', shop.name, shop.city,
    (SELECT string_agg(m.maker ->> 'name', ' ' ORDER BY m.at) FROM jsonb_array_elements(shop.makers) WITH ORDINALITY AS m(maker, at)))
$$;
--> statement-breakpoint
CREATE FUNCTION products_shop_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shop_words := coalesce((SELECT shop_words_of(s) FROM shops s WHERE s.id = NEW.shop_id), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_shop_words BEFORE INSERT OR UPDATE OF shop_id ON products
FOR EACH ROW EXECUTE FUNCTION products_shop_words();
--> statement-breakpoint
-- The department of a product, the root of its category, too: "jewellery" is a word of the site's own navigation.
ALTER TABLE "products" ADD COLUMN "department_words" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_category_levels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line uuid[];
  words text;
  department text;
BEGIN
  WITH RECURSIVE up AS (
    SELECT id, parent_id, depth, name FROM categories WHERE id = NEW.category_id
    UNION ALL
    SELECT c.id, c.parent_id, c.depth, c.name FROM categories c JOIN up ON c.id = up.parent_id
  )
  SELECT array_agg(id ORDER BY depth), string_agg(name, ' ' ORDER BY depth) FILTER (WHERE depth > 1 OR id = NEW.category_id),
    min(name) FILTER (WHERE depth = 1 AND id <> NEW.category_id)
  INTO line, words, department FROM up;
  NEW.category_l1 := line[1];
  NEW.category_l2 := line[2];
  NEW.category_l3 := line[3];
  NEW.category_words := coalesce(words, '');
  NEW.department_words := coalesce(department, '');
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A trigger writes the index when a text changes. Generated columns would be made again by every sale, because the table
-- has triggers before its updates. Queries of the former release find in them what they found before.
ALTER TABLE "products" ALTER COLUMN "search" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search" SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_name" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_name" SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_category" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_category" SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_head" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_head" SET DEFAULT '';
--> statement-breakpoint
CREATE FUNCTION products_write_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name constant tsvector := stoa_index(ARRAY[NEW.name], true);
  rest constant tsvector := stoa_index(ARRAY[NEW.search_extra, NEW.category_words, NEW.department_words, NEW.shop_words,
    stoa_list(NEW.colors)], true);
BEGIN
  NEW.search_name := name;
  NEW.search_category := name || stoa_index(ARRAY[NEW.category_words], true);
  NEW.search_head := name || rest;
  NEW.search := setweight(name, 'A') || setweight(rest, 'B')
    || setweight(stoa_index(ARRAY[stoa_text_of_html(NEW.description_html)], false), 'C');
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Triggers run in the order of their names: these after those that write the words of category and shop.
CREATE TRIGGER products_write_search BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION products_write_search();
--> statement-breakpoint
CREATE TRIGGER products_write_search_again BEFORE UPDATE ON products FOR EACH ROW
WHEN ((OLD.name, OLD.search_extra, OLD.category_words, OLD.department_words, OLD.shop_words, OLD.colors, OLD.description_html)
  IS DISTINCT FROM (NEW.name, NEW.search_extra, NEW.category_words, NEW.department_words, NEW.shop_words, NEW.colors, NEW.description_html))
EXECUTE FUNCTION products_write_search();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_bring_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
  SELECT DISTINCT word FROM fresh,
    search_words_of(fresh.name || ' ' || fresh.search_extra || ' ' || fresh.shop_words || ' ' || stoa_list(fresh.colors)) AS word
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_brings_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
  SELECT word FROM search_words_of(NEW.name || ' ' || NEW.search_extra || ' ' || NEW.shop_words || ' ' || stoa_list(NEW.colors)) AS word
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER product_brings_words ON products;
--> statement-breakpoint
CREATE TRIGGER product_brings_words AFTER UPDATE ON products FOR EACH ROW
WHEN ((OLD.name, OLD.search_extra, OLD.shop_words, OLD.colors) IS DISTINCT FROM (NEW.name, NEW.search_extra, NEW.shop_words, NEW.colors))
EXECUTE FUNCTION product_brings_words();
--> statement-breakpoint
-- Products written before get their words and their index in batches afterwards (src/platform/db/shop-words.ts), and the
-- vocabulary gets them with each batch: this transaction keeps every sale waiting.
DELETE FROM search_words;
--> statement-breakpoint
INSERT INTO search_words
SELECT DISTINCT word FROM (SELECT name FROM categories UNION ALL SELECT name FROM shops) AS known, search_words_of(known.name) AS word
ON CONFLICT DO NOTHING;
