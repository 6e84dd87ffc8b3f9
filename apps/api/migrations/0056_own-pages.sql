ALTER TABLE "pages" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "in_footer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "in_sitemap" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
-- by hand: what follows. A page that is deleted disappears from answers that are kept.
CREATE TRIGGER pages_changed AFTER UPDATE ON pages
FOR EACH STATEMENT EXECUTE FUNCTION catalog_changed();
