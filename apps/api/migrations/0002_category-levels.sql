-- Products carry their category's ancestors at the three levels that have pages, so that a page of any
-- of them is one walk along an index. What lies deeper is listed inside its third-level ancestor.
CREATE FUNCTION products_category_levels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE line uuid[];
BEGIN
  WITH RECURSIVE up AS (
    SELECT id, parent_id, depth FROM categories WHERE id = NEW.category_id
    UNION ALL
    SELECT c.id, c.parent_id, c.depth FROM categories c JOIN up ON c.id = up.parent_id
  )
  SELECT array_agg(id ORDER BY depth) INTO line FROM up;
  NEW.category_l1 := line[1];
  NEW.category_l2 := line[2];
  NEW.category_l3 := line[3];
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_category_levels BEFORE INSERT OR UPDATE OF category_id ON products
FOR EACH ROW EXECUTE FUNCTION products_category_levels();
--> statement-breakpoint
CREATE FUNCTION categories_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH RECURSIVE down AS (
    SELECT NEW.id AS id
    UNION ALL
    SELECT c.id FROM categories c JOIN down ON c.parent_id = down.id
  )
  UPDATE products SET category_id = category_id WHERE category_id IN (SELECT id FROM down);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_moved AFTER UPDATE OF parent_id ON categories
FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION categories_moved();
