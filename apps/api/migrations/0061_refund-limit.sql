ALTER TABLE "operator_log" ADD COLUMN "amount_minor" bigint;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "refund_limit_minor" bigint;--> statement-breakpoint
-- The log has a thousand entries a day, and none with an amount yet.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "operator_log_refunded_idx" ON "operator_log" USING btree ("operator_id","at") WHERE "operator_log"."amount_minor" is not null;--> statement-breakpoint
-- A row for each operator.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "operators" ADD CONSTRAINT "operators_refund_limit_check" CHECK ("operators"."refund_limit_minor" >= 0);
