CREATE TABLE "market_days" (
	"day" date PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"orders" integer NOT NULL,
	"entries" integer NOT NULL,
	"captured_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	"sales_minor" bigint NOT NULL,
	"returned_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"unplaced_minor" bigint NOT NULL,
	"whole_refund_minor" bigint NOT NULL,
	"in_progress_minor" bigint NOT NULL,
	"difference_minor" bigint NOT NULL,
	"note" text,
	"noted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_batches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chosen" uuid[] NOT NULL,
	"left_out" jsonb NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"prepared_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "commission_rules_category_key";--> statement-breakpoint
ALTER TABLE "commission_rules" ADD COLUMN "shop_id" uuid;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD COLUMN "from_day" date;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "paid_on" date;--> statement-breakpoint
CREATE INDEX "market_days_open_idx" ON "market_days" USING btree ("day") WHERE "market_days"."difference_minor" <> 0 and "market_days"."noted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batches_number_key" ON "payout_batches" USING btree ("number");--> statement-breakpoint
-- The columns are new and empty, so that no row is checked.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- The table has a few hundred rows.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "commission_rules_open_category_key" ON "commission_rules" USING btree ("category_id") WHERE "commission_rules"."ended_at" is null and "commission_rules"."shop_id" is null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "commission_rules_open_shop_category_key" ON "commission_rules" USING btree ("shop_id","category_id") WHERE "commission_rules"."ended_at" is null and "commission_rules"."path" <> '';--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "commission_rules_open_shop_key" ON "commission_rules" USING btree ("shop_id") WHERE "commission_rules"."ended_at" is null and "commission_rules"."path" = '';--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "commission_rules_category_idx" ON "commission_rules" USING btree ("category_id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "commission_rules_shop_idx" ON "commission_rules" USING btree ("shop_id") WHERE "commission_rules"."shop_id" is not null;--> statement-breakpoint
-- These two have an entry for 128 pages each: PostgreSQL reads the tables once and writes next to nothing.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "ledger_entries_day_idx" ON "ledger_entries" USING brin ("at");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "payment_events_day_idx" ON "payment_events" USING brin ("created_at");--> statement-breakpoint
-- The column is new and empty, so that no row is read into the index.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "payouts_batch_idx" ON "payouts" USING btree ("batch_id","number") WHERE "payouts"."batch_id" is not null;