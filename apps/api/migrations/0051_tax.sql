CREATE TABLE "order_tax_lines" (
	"order_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"order_line_id" uuid,
	"country" char(2),
	"region" text,
	"category" text,
	"rate_basis_points" integer NOT NULL,
	"reason" text NOT NULL,
	"net_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	CONSTRAINT "order_tax_lines_order_id_n_pk" PRIMARY KEY("order_id","n"),
	CONSTRAINT "order_tax_lines_check" CHECK ("order_tax_lines"."net_minor" >= 0 and "order_tax_lines"."tax_minor" >= 0 and "order_tax_lines"."rate_basis_points" between 0 and 10000
        and "order_tax_lines"."reason" in ('not_stated', 'small_business', 'standard', 'reduced', 'zero', 'oss', 'export'))
);
--> statement-breakpoint
CREATE TABLE "refund_tax_lines" (
	"refund_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"gross_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	CONSTRAINT "refund_tax_lines_refund_id_n_pk" PRIMARY KEY("refund_id","n"),
	CONSTRAINT "refund_tax_lines_check" CHECK ("refund_tax_lines"."gross_minor" > 0 and "refund_tax_lines"."tax_minor" between 0 and "refund_tax_lines"."gross_minor")
);
--> statement-breakpoint
CREATE TABLE "shop_tax_registrations" (
	"shop_id" uuid NOT NULL,
	"country" char(2) NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"scheme" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	CONSTRAINT "shop_tax_registrations_pkey" PRIMARY KEY("shop_id","country","region","scheme","from_day"),
	CONSTRAINT "shop_tax_registrations_check" CHECK ("shop_tax_registrations"."to_day" >= "shop_tax_registrations"."from_day")
);
--> statement-breakpoint
CREATE TABLE "tax_categories" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tax_categories_code_check" CHECK ("tax_categories"."code" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"country" char(2) NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"from_day" date NOT NULL,
	"rate_basis_points" integer,
	"note" text DEFAULT '' NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_rates_country_region_category_from_day_pk" PRIMARY KEY("country","region","category","from_day"),
	CONSTRAINT "tax_rates_check" CHECK ("tax_rates"."rate_basis_points" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_category" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "tax_category" text;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "tax_country" char(2);--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "tax_region" text;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "tax_category" text;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "tax_reason" text;--> statement-breakpoint
-- These tables are new and empty, so that nothing is checked or read into an index.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "order_tax_lines" ADD CONSTRAINT "order_tax_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "order_tax_lines" ADD CONSTRAINT "order_tax_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "refund_tax_lines" ADD CONSTRAINT "refund_tax_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "shop_tax_registrations" ADD CONSTRAINT "shop_tax_registrations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_category_tax_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."tax_categories"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "order_tax_lines_line_idx" ON "order_tax_lines" USING btree ("order_line_id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "tax_categories_default_key" ON "tax_categories" USING btree ("is_default") WHERE "tax_categories"."is_default";--> statement-breakpoint
-- by hand: what follows. Every product has a tax category.
INSERT INTO "tax_categories" ("code", "name", "is_default") VALUES ('standard', 'Everything without another category', true);
