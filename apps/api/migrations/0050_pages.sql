CREATE TABLE "page_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"html" text NOT NULL,
	"sections" jsonb NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_versions_n_key" UNIQUE("page_id","n"),
	CONSTRAINT "page_versions_source_check" CHECK ("page_versions"."source" in ('supplied', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "pages_slug_key" UNIQUE("slug"),
	CONSTRAINT "pages_kind_check" CHECK ("pages"."kind" in ('information', 'legal'))
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "terms_version_id" uuid;--> statement-breakpoint
ALTER TABLE "order_groups" ADD COLUMN "terms_version_id" uuid;--> statement-breakpoint
-- The table is new and empty.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- by hand: what follows. A published version stays as it was: orders name the version of the terms that was agreed to.
CREATE FUNCTION page_versions_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A published version of a page can be neither changed nor deleted: publish another one.';
END $$;
--> statement-breakpoint
CREATE TRIGGER page_versions_kept BEFORE UPDATE OR DELETE ON page_versions
FOR EACH STATEMENT EXECUTE FUNCTION page_versions_are_kept();
--> statement-breakpoint
-- Public pages show them, and one of them shows the commission.
CREATE TRIGGER page_versions_changed AFTER INSERT ON page_versions
FOR EACH STATEMENT EXECUTE FUNCTION catalog_changed();
--> statement-breakpoint
CREATE TRIGGER commission_rules_changed AFTER INSERT OR UPDATE OR DELETE ON commission_rules
FOR EACH STATEMENT EXECUTE FUNCTION catalog_changed();
