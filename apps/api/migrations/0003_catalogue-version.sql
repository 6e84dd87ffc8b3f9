-- Says "what is counted may have changed" without locking any row: counts are kept until it moves.
CREATE SEQUENCE catalogue_version;
--> statement-breakpoint
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM nextval('catalogue_version');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variants
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER shops_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shops
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
