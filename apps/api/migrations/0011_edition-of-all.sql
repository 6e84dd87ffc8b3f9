-- The edition stands still while nothing that anybody may read changes. Until its commit, who changes something
-- holds a lock that all of them share: it is taken before the edition moves and given back after the change can be
-- seen, so that an edition read while nobody holds it belongs to what can be read then.
CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(727302, 1);
  PERFORM nextval('catalogue_version');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Null while a change is under way. The edition is read first: a change that moves it afterwards moves the next one.
CREATE FUNCTION catalogue_edition() RETURNS text LANGUAGE plpgsql AS $$
DECLARE edition text;
BEGIN
  SELECT last_value || CASE WHEN is_called THEN '+' ELSE '' END INTO edition FROM catalogue_version;
  IF pg_try_advisory_xact_lock(727302, 1) THEN RETURN edition; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON media
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER product_media_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_media
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER product_options_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_options
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER product_option_values_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_option_values
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER variant_values_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variant_values
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER reviews_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER review_media_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON review_media
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER former_slugs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON former_slugs
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER search_words_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_words
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
