-- What has an address goes on being found by it after it is renamed. Categories are found by their path, so
-- that all below a renamed one are remembered too. Arguments: the kind, and the column that is the address.
CREATE FUNCTION remember_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text := to_jsonb(OLD) ->> TG_ARGV[1];
  today text := to_jsonb(NEW) ->> TG_ARGV[1];
BEGIN
  -- Whoever has it now is found by it anyway.
  DELETE FROM former_slugs WHERE kind = TG_ARGV[0] AND slug = today;
  INSERT INTO former_slugs (kind, slug, product_id, shop_id, category_id)
  VALUES (
    TG_ARGV[0],
    former,
    CASE WHEN TG_ARGV[0] = 'product' THEN NEW.id END,
    CASE WHEN TG_ARGV[0] = 'shop' THEN NEW.id END,
    CASE WHEN TG_ARGV[0] = 'category' THEN NEW.id END
  )
  ON CONFLICT (kind, slug) DO UPDATE SET
    product_id = excluded.product_id,
    shop_id = excluded.shop_id,
    category_id = excluded.category_id,
    created_at = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_remember_slug AFTER UPDATE OF slug ON products
FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('product', 'slug');
--> statement-breakpoint
CREATE TRIGGER shops_remember_slug AFTER UPDATE OF slug ON shops
FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('shop', 'slug');
--> statement-breakpoint
CREATE TRIGGER categories_remember_path AFTER UPDATE OF path ON categories
FOR EACH ROW WHEN (OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION remember_slug('category', 'path');
