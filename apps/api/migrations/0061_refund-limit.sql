ALTER TABLE "emails" ADD COLUMN "order_group_id" uuid;--> statement-breakpoint
ALTER TABLE "operator_log" ADD COLUMN "amount_minor" bigint;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "refund_limit_minor" bigint;--> statement-breakpoint
-- Indexes for lookups by operators. Each takes about a second for a million rows.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "fulfillments_tracking_idx" ON "fulfillments" USING btree (upper(replace("tracking_number", ' ', '')) collate "C") WHERE "fulfillments"."tracking_number" is not null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "invoices_series_idx" ON "invoices" USING btree ("series","seq");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "emails_group_idx" ON "emails" USING btree ("order_group_id","created_at") WHERE "emails"."order_group_id" is not null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "emails_unsent_idx" ON "emails" USING btree ("created_at","id") WHERE "emails"."sent_at" is null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "operator_log_refunded_idx" ON "operator_log" USING btree ("operator_id","at") WHERE "operator_log"."amount_minor" is not null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "order_groups_email_idx" ON "order_groups" USING btree (lower("email"),"placed_at");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "orders_placed_idx" ON "orders" USING btree ("placed_at","id","stage");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "orders_due_idx" ON "orders" USING btree ((case when status in ('placed', 'confirmed') and fulfillment_status in ('unfulfilled', 'partially_shipped')
          then least(ship_by, replacement_ship_by) else coalesce(replacement_ship_by, ship_by) end),"id") WHERE (status in ('placed', 'confirmed') and fulfillment_status in ('unfulfilled', 'partially_shipped'))
  or replacement_ship_by is not null;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "users_name_idx" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
-- A row for each operator.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "operators" ADD CONSTRAINT "operators_refund_limit_check" CHECK ("operators"."refund_limit_minor" >= 0);
