ALTER TABLE "refunds" ADD COLUMN "by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The table has a few hundred rows.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "commission_rules_everything_idx" ON "commission_rules" USING btree ("starts_at") WHERE "commission_rules"."shop_id" is null and "commission_rules"."path" = '';