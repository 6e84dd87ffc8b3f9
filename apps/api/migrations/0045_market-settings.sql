CREATE TABLE "market_settings" (
	"version" bigint PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "standard_shipping_minor" bigint;--> statement-breakpoint
-- by hand: what follows. A published version stays as it was.
CREATE FUNCTION market_settings_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A published version of the settings can be neither changed nor deleted: publish another one.';
END $$;
--> statement-breakpoint
CREATE TRIGGER market_settings_kept BEFORE UPDATE OR DELETE ON market_settings
FOR EACH STATEMENT EXECUTE FUNCTION market_settings_are_kept();
--> statement-breakpoint
-- Public pages show the settings.
CREATE TRIGGER market_settings_changed AFTER INSERT ON market_settings
FOR EACH STATEMENT EXECUTE FUNCTION catalog_changed();
